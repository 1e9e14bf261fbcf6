package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.text.VariantText;

/**
 * The options of one of the five games.
 *
 * <pre>{@code
 * FamilyOptions options = PikkPakkRules.parse("pushfour:full=block").options();
 * options instanceof PushFourOptions; // ==> true
 * options.variant();                  // ==> pushfour:full=block
 * }</pre>
 */
public sealed interface FamilyOptions
    permits AbaloneOptions, FivePushOptions, InlayOptions, PikkPakkOptions, PushFourOptions {

  /** {@return the form of the ids of the game's variants} */
  VariantText text();

  /**
   * Returns the canonical id of the variant.
   *
   * @return the id, such as {@code pikkpakk:push=capture}
   */
  String variant();

  /**
   * Returns the occurrence of a position that ends the game.
   *
   * @return 2 to 9; 0, as in inlay puzzles, for no such rule
   */
  default int repeat() {
    return 0;
  }
}
