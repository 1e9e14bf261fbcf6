package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.text.VariantText;
import java.util.List;

/** The five games, found by the id of a variant or by its options. */
final class FamilyGames {
  private static final List<String> IDS =
      List.of("pikkpakk", "pushfour", "fivepush", "abalone", "inlay");

  private FamilyGames() {}

  static FamilyOptions parse(String variant) {
    return switch (VariantText.game(variant, IDS)) {
      case "pikkpakk" -> PikkPakkOptions.parse(variant);
      case "pushfour" -> PushFourOptions.parse(variant);
      case "fivepush" -> FivePushOptions.parse(variant);
      case "abalone" -> AbaloneOptions.parse(variant);
      default -> InlayOptions.parse(variant);
    };
  }

  static FamilyGame game(FamilyOptions options) {
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
