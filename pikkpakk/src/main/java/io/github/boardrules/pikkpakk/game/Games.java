package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.value.AbaloneOptions;
import io.github.boardrules.pikkpakk.value.FivePushOptions;
import io.github.boardrules.pikkpakk.value.InlayOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkFamilyOptions;
import io.github.boardrules.pikkpakk.value.PikkPakkOptions;
import io.github.boardrules.pikkpakk.value.PushFourOptions;

/** The variants of the five games. */
public final class Games {
  private Games() {}

  public static Variant parse(String variant) {
    return of(PikkPakkFamilyOptions.parse(variant));
  }

  public static Variant of(PikkPakkFamilyOptions options) {
    if (options instanceof PikkPakkOptions choices) {
      return new PikkPakkGame(choices);
    }
    if (options instanceof PushFourOptions choices) {
      return new PushFourGame(choices);
    }
    if (options instanceof FivePushOptions choices) {
      return new FivePushGame(choices);
    }
    return options instanceof AbaloneOptions choices
        ? new AbaloneGame(choices)
        : new InlayGame((InlayOptions) options);
  }
}
