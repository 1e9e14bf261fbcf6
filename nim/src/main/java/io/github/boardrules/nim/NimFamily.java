package io.github.boardrules.nim;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import java.util.List;

/**
 * Makes the Nim games known to the catalog; programs that know the games use {@link GridRules} and
 * {@link HeapRules}.
 *
 * <pre>{@code
 * var rules = Catalog.of(new NimFamily()).textRules("heaps:sizes=3-4-5");
 * rules.play(rules.start(), "1:2"); // ==> 1-4-5 2
 * }</pre>
 */
public final class NimFamily implements GameFamily {
  private static final GameInfo ONE_TWO_THREE =
      new GameInfo(
          "one-two-three",
          "1, 2, 3",
          List.of(
              "one-two-three",
              "one-two-three:last=loses",
              "one-two-three:touch=no",
              "one-two-three:touch=no,last=loses",
              "one-two-three:max=any,touch=no",
              "one-two-three:max=any,touch=no,last=loses",
              "one-two-three:max=any,last=loses",
              "one-two-three:cols=8,rows=1,max=2",
              "one-two-three:cols=5,rows=3",
              "one-two-three:cols=8,rows=8"));

  private static final GameInfo TRIANGLE =
      new GameInfo(
          "triangle",
          "Triangle",
          List.of("triangle", "triangle:last=loses", "triangle:rows=5", "triangle:rows=12,max=3"));

  private static final GameInfo HEAPS =
      new GameInfo(
          "heaps",
          "Nim",
          List.of(
              "heaps:sizes=3-4-5",
              "heaps:sizes=1-3-5-7,last=loses",
              "heaps:sizes=3-4-5-4-3",
              "heaps:sizes=21,max=3"));

  /** Makes the family; the service loader does. */
  public NimFamily() {}

  @Override
  public String module() {
    return "nim";
  }

  @Override
  public List<GameInfo> games() {
    return List.of(ONE_TWO_THREE, TRIANGLE, HEAPS);
  }

  @Override
  public Rules<?, ?> rules(String variant) {
    return Catalog.of(this).game(variant).equals(ONE_TWO_THREE)
        ? GridRules.parse(variant)
        : HeapRules.parse(variant);
  }
}
