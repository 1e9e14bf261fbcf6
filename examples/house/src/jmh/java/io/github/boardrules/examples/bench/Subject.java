package io.github.boardrules.examples.bench;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.catalog.Catalog;

/**
 * A measured variant, the depths to which its moves are played and listed, and the counts of
 * independent programs for these depths.
 */
public enum Subject {
  ZERTZ("zertz:game=tournament,claim=automatic", 2, 3_277_260L, 3, 4_114_538_424L),
  TZAAR("tzaar", 3, 260_556L, 4, 11_010_135L),
  PIKKPAKK("pikkpakk", 7, 11_689_292L, 7, 11_689_292L),
  PUSHFOUR("pushfour", 5, 17_210_368L, 5, 17_210_368L),
  ABALONE("abalone", 6, 3_613_783L, 7, 63_461_558L),
  PYLOS("pylos:takeback=must", 7, 61_313_472L, 7, 61_313_472L),
  ONE_TWO_THREE("one-two-three", 5, 43_079_040L, 5, 43_079_040L),
  HEAPS("heaps:sizes=3-4-5-4-3", 6, 4_781_984L, 6, 4_781_984L),
  COLORFIELD("colorfield", 4, 2_113_539L, 4, 2_113_539L);

  final String variant;
  final int playDepth;
  final long playCount;
  final int listDepth;
  final long listCount;

  Subject(String variant, int playDepth, long playCount, int listDepth, long listCount) {
    this.variant = variant;
    this.playDepth = playDepth;
    this.playCount = playCount;
    this.listDepth = listDepth;
    this.listCount = listCount;
  }

  /** Returns the rules of the variant. */
  @SuppressWarnings("unchecked") // the rules get only positions and moves of their own
  public PackedRules<Object, Object> rules() {
    return (PackedRules<Object, Object>) Catalog.installed().rules(variant).packed().rules();
  }
}
