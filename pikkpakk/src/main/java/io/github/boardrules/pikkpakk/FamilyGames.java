package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;

/** Which of the five games a variant id, or a choice of options, is about. */
final class FamilyGames {
  private static final List<String> ALL =
      List.of("pikkpakk", "pushfour", "fivepush", "abalone", "inlay");

  private FamilyGames() {}

  static FamilyOptions parse(String variant) {
    try {
      return switch (new TextCursor(variant).expectWord(ALL)) {
        case "pikkpakk" -> PikkPakkOptions.parse(variant);
        case "pushfour" -> PushFourOptions.parse(variant);
        case "fivepush" -> FivePushOptions.parse(variant);
        case "abalone" -> AbaloneOptions.parse(variant);
        default -> InlayOptions.parse(variant);
      };
    } catch (VariantException problem) {
      throw problem;
    } catch (NotationException unknown) {
      throw new VariantException(unknown);
    }
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
