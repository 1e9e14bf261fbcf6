package io.github.boardrules.examples.toy;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;

/** The games of this package. */
public final class ToyFamily extends GameFamily {

  public ToyFamily() {
    super(
        "toy",
        ToyFamily::parse,
        GameInfo.of("heap", Label.of("Kupac – a heap"), "heap", "heap:size=9"),
        GameInfo.of("walk", Label.of("A walk"), "walk"),
        GameInfo.of("faulty", Label.of("A faulty game"), "faulty"));
  }

  private static Rules<?, ?> parse(String variant) {
    if (variant.startsWith("heap")) {
      return Heap.parse(variant);
    }
    return variant.startsWith("walk") ? Walk.parse(variant) : Faulty.parse(variant);
  }
}
