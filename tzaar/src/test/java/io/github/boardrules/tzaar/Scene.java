package io.github.boardrules.tzaar;

import io.github.boardrules.testkit.PositionProbe;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceTexts;
import io.github.boardrules.tzaar.reference.ReferenceTzaar;

/**
 * A position with its rules: what most properties speak of.
 *
 * @param rules the rules of some variant
 * @param position a position of it
 */
record Scene(TzaarRules rules, TzaarPosition position)
    implements PositionProbe<TzaarPosition, TzaarMove, Scene> {

  static Scene of(TzaarRules rules, String position) {
    return new Scene(rules, rules.notation().parsePosition(position));
  }

  static Scene of(TzaarRules rules, ReferencePosition position) {
    return of(rules, ReferenceTexts.format(position));
  }

  static Scene start(TzaarRules rules) {
    return new Scene(rules, rules.start());
  }

  /** The same position text under the rules of other options. */
  Scene under(TzaarOptions options) {
    return of(TzaarRules.of(options), text());
  }

  /** The same position with another rule for covering the last stack of a kind. */
  Scene under(TzaarOptions.CoverRule cover) {
    return under(rules.options().withCover(cover));
  }

  /** The same board with another side to move and another phase. */
  Scene at(int side, Phase phase) {
    return of(rules, plain().at(side, phase.word()));
  }

  @Override
  public Scene with(TzaarPosition position) {
    return new Scene(rules, position);
  }

  Phase phase() {
    return position.phase();
  }

  /** Whether all pieces are on the board and the first capture has been made. */
  boolean inTurns() {
    return phase() == Phase.FIRST || phase() == Phase.SECOND;
  }

  ReferenceTzaar plainRules() {
    return ReferenceTzaar.of(rules.variant());
  }

  /** The position as its text tells it, in the terms of the plain model. */
  ReferencePosition plain() {
    return ReferenceTexts.parsePosition(text());
  }

  @Override
  public String toString() {
    return rules + " " + position;
  }
}
