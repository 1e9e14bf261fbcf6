package io.github.boardrules.pikkpakk;

/** The choices of one of the five games. */
public sealed interface FamilyOptions
    permits AbaloneOptions, FivePushOptions, InlayOptions, PikkPakkOptions, PushFourOptions {

  /**
   * The canonical id of the variant.
   *
   * @return the id, such as {@code pikkpakk:push=capture}
   */
  String variant();
}
