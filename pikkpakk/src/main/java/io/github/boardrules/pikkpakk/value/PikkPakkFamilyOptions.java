package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.VariantText;
import java.util.List;

/**
 * The options of one of the five games.
 *
 * <pre>{@code
 * PikkPakkFamilyOptions options = PikkPakkRules.parse("pushfour:full=block").options();
 * options instanceof PushFourOptions; // ==> true
 * options.variant();                  // ==> pushfour:full=block
 * }</pre>
 */
public sealed interface PikkPakkFamilyOptions
    permits AbaloneOptions, FivePushOptions, InlayOptions, PikkPakkOptions, PushFourOptions {
  /**
   * {@return the options of a variant id of one of the games}
   *
   * @param variant any text
   * @throws VariantException if it is not a variant of the family
   */
  static PikkPakkFamilyOptions parse(String variant) {
    return switch (VariantText.game(
        variant, List.of("pikkpakk", "pushfour", "fivepush", "abalone", "inlay"))) {
      case "pikkpakk" -> PikkPakkOptions.parse(variant);
      case "pushfour" -> PushFourOptions.parse(variant);
      case "fivepush" -> FivePushOptions.parse(variant);
      case "abalone" -> AbaloneOptions.parse(variant);
      default -> InlayOptions.parse(variant);
    };
  }

  /** {@return the canonical variant id, such as {@code pikkpakk:push=capture}} */
  String variant();
}
