package io.github.boardrules.core.toy;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.core.catalog.GameInfo;
import io.github.boardrules.core.text.VariantText;

/** The toy games as a module would provide them. */
public final class ToyFamily extends GameFamily {

  public ToyFamily() {
    super(
        "toy",
        ToyFamily::parse,
        GameInfo.of("counters", Label.of("Two Heaps"), "counters", "counters:again=yes"),
        GameInfo.of("walk", Label.of("The Walk"), "walk"));
  }

  private static Rules<?, ?> parse(String variant) {
    if (variant.startsWith("counters")) {
      return new Counters.Packed(variant);
    }
    VariantText.of("walk").parse(variant);
    return new Walk();
  }
}
