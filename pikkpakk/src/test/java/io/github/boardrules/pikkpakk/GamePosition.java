package io.github.boardrules.pikkpakk;

import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import io.github.boardrules.testkit.PositionProbe;

/**
 * A position with its rules, which tests query and play in texts.
 *
 * @param rules the rules of some variant
 * @param position a position of that variant
 */
record GamePosition(PikkPakkRules rules, PikkPakkPosition position)
    implements PositionProbe<PikkPakkPosition, PikkPakkMove, GamePosition> {

  static GamePosition start(String variant) {
    return start(PikkPakkRules.parse(variant));
  }

  static GamePosition start(PikkPakkRules rules) {
    return new GamePosition(rules, rules.start());
  }

  static GamePosition of(String variant, String position) {
    return of(PikkPakkRules.parse(variant), position);
  }

  static GamePosition of(PikkPakkRules rules, String position) {
    return new GamePosition(rules, rules.notation().parsePosition(position));
  }

  static GamePosition of(PikkPakkRules rules, ReferencePosition position) {
    return of(rules, ReferenceTexts.format(position));
  }

  /**
   * Returns the position of a row of a table: moves from the start after {@code >}, the text of a
   * position, or balls as in {@link Setup}; if there is nothing, the start.
   */
  static GamePosition row(String variant, String text) {
    if (text == null) {
      return start(variant);
    }
    if (text.startsWith(">")) {
      return start(variant).play(text.substring(2).split(" ", -1));
    }
    return text.contains("/") ? of(variant, text) : Setup.of(variant, text).position();
  }

  /** Returns the same position text under another value of an option. */
  GamePosition under(String key, String value) {
    return of(PikkPakkRules.parse(variant().with(key, value).id()), text());
  }

  @Override
  public GamePosition with(PikkPakkPosition other) {
    return new GamePosition(rules, other);
  }

  /** Returns another position of the same variant. */
  GamePosition with(ReferencePosition other) {
    return of(rules, other);
  }

  /** Returns the board, as in the text of the position. */
  String board() {
    return text().split(" ", -1)[0];
  }

  ReferenceVariant variant() {
    return ReferenceVariant.parse(rules.variant());
  }

  /** Returns the position of the reference model with the same text. */
  ReferencePosition reference() {
    return ReferenceTexts.parsePosition(text());
  }
}
