package io.github.boardrules.core.toy;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.VariantText;
import java.util.List;

/** The toy games as a module would provide them. */
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
        new GameInfo("counters", "Two Heaps", List.of("counters", "counters:again=yes")),
        new GameInfo("walk", "The Walk", List.of("walk")));
  }

  @Override
  public Rules<?, ?> rules(String variant) {
    if (variant.startsWith("counters")) {
      return new PackedCounters(variant);
    }
    new VariantText("walk", List.of()).parse(variant);
    return new Walk();
  }
}
