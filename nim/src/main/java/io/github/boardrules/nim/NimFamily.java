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
  private static final String TRIANGLE = HeapOptions.HeapGame.TRIANGLE.id();
  private static final String HEAPS = HeapOptions.HeapGame.HEAPS.id();

  /** Creates the family, as the service loader does. */
  public NimFamily() {
    super(
        "nim",
        NimFamily::parse,
        GameInfo.builder(GridOptions.TEXT, NimEnding.MESSAGES)
            .variant("basic", "one-two-three")
            .variant("loses", "one-two-three:last=loses")
            .variant("apart", "one-two-three:touch=no")
            .variant("apart-loses", "one-two-three:touch=no,last=loses")
            .variant("any", "one-two-three:max=any,touch=no")
            .variant("any-loses", "one-two-three:max=any,touch=no,last=loses")
            .variant("tactix", "one-two-three:max=any,last=loses")
            .variant("kayles", "one-two-three:cols=8,rows=1,max=2")
            .variant("small", "one-two-three:cols=5,rows=3")
            .variant("large", "one-two-three:cols=8,rows=8")
            .build(),
        GameInfo.builder(HeapOptions.TRIANGLE_TEXT, NimEnding.MESSAGES)
            .variant("basic", "triangle")
            .variant("loses", "triangle:last=loses")
            .variant("small", "triangle:rows=5")
            .variant("large", "triangle:rows=12,max=3")
            .build(),
        GameInfo.builder(HeapOptions.HEAPS_TEXT, NimEnding.MESSAGES)
            .variant("classic", "heaps:sizes=3-4-5")
            .variant("marienbad", "heaps:sizes=1-3-5-7,last=loses")
            .variant("five", "heaps:sizes=3-4-5-4-3")
            .variant("single", "heaps:sizes=21,max=3")
            .build());
  }

  private static Rules<?, ?> parse(String variant) {
    List<String> games = List.of(GridOptions.GAME, TRIANGLE, HEAPS);
    return VariantText.game(variant, games).equals(GridOptions.GAME)
        ? GridRules.parse(variant)
        : HeapRules.parse(variant);
  }
}
