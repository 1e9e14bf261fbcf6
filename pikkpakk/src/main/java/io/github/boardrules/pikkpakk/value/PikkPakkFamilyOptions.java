package io.github.boardrules.pikkpakk.value;

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

  /** {@return the canonical variant id, such as {@code pikkpakk:push=capture}} */
  String variant();
}
