package io.github.boardrules.nim;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.VariantText;
import java.util.List;

/**
 * Registers the Nim games with a catalog; programs that know the games use {@link GridRules} and
 * {@link HeapRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new NimFamily()).textRules("heaps:sizes=3-4-5");
 * rules.play(rules.start(), "1:2"); // ==> 1-4-5 2
 * }</pre>
 */
public final class NimFamily extends GameFamily {
  /** Creates the family. */
  public NimFamily() {
    super(
        "nim",
        NimFamily::parse,
        GameInfo.of(GridOptions.TEXT, NimEnding.MESSAGES, "basic", "one-two-three")
            .withVariant("loses", "one-two-three:last=loses")
            .withVariant("apart", "one-two-three:touch=no")
            .withVariant("apart-loses", "one-two-three:touch=no,last=loses")
            .withVariant("any", "one-two-three:max=any,touch=no")
            .withVariant("any-loses", "one-two-three:max=any,touch=no,last=loses")
            .withVariant("tactix", "one-two-three:max=any,last=loses")
            .withVariant("kayles", "one-two-three:cols=8,rows=1,max=2")
            .withVariant("small", "one-two-three:cols=5,rows=3")
            .withVariant("large", "one-two-three:cols=8,rows=8"),
        GameInfo.of(HeapOptions.TRIANGLE_TEXT, NimEnding.MESSAGES, "basic", "triangle")
            .withVariant("loses", "triangle:last=loses")
            .withVariant("small", "triangle:rows=5")
            .withVariant("large", "triangle:rows=12,max=3"),
        GameInfo.of(HeapOptions.HEAPS_TEXT, NimEnding.MESSAGES, "classic", "heaps:sizes=3-4-5")
            .withVariant("marienbad", "heaps:sizes=1-3-5-7,last=loses")
            .withVariant("five", "heaps:sizes=3-4-5-4-3")
            .withVariant("single", "heaps:sizes=21,max=3"));
  }

  private static Rules<?, ?> parse(String variant) {
    List<String> games = List.of(GridOptions.GAME, "triangle", "heaps");
    return VariantText.game(variant, games).equals(GridOptions.GAME)
        ? GridRules.parse(variant)
        : HeapRules.parse(variant);
  }
}
