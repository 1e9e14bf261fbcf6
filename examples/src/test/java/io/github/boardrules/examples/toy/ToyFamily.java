package io.github.boardrules.examples.toy;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import java.util.List;

/** The games of this package. */
public final class ToyFamily implements GameFamily {

  /** Makes the family. */
  public ToyFamily() {}

  @Override
  public String module() {
    return "toy";
  }

  @Override
  public List<GameInfo> games() {
    return List.of(
        new GameInfo("heap", "Kupac – a heap", List.of("heap", "heap:size=9")),
        new GameInfo("walk", "A walk", List.of("walk")),
        new GameInfo("faulty", "A faulty game", List.of("faulty")));
  }

  @Override
  public Rules<?, ?> rules(String variant) {
    if (variant.startsWith("heap")) {
      return Heap.parse(variant);
    }
    return variant.startsWith("walk") ? Walk.parse(variant) : Faulty.parse(variant);
  }
}
