package io.github.boardrules.tzaar;

import io.github.boardrules.testkit.PositionProbe;
import io.github.boardrules.tzaar.reference.ReferencePosition;
import io.github.boardrules.tzaar.reference.ReferenceTexts;

/** A position with its rules, which most tests begin with. */
record GamePosition(TzaarRules rules, TzaarPosition position)
    implements PositionProbe<TzaarPosition, TzaarMove, GamePosition> {

  static GamePosition of(String variant, String position) {
    return of(TzaarRules.parse(variant), position);
  }

  static GamePosition of(TzaarRules rules, String position) {
    return new GamePosition(rules, rules.notation().parsePosition(position));
  }

  static GamePosition of(TzaarRules rules, ReferencePosition position) {
    return of(rules, ReferenceTexts.format(position));
  }

  static GamePosition start(String variant) {
    return start(TzaarRules.parse(variant));
  }

  static GamePosition start(TzaarRules rules) {
    return new GamePosition(rules, rules.start());
  }

  /** The same position with another rule for covering the last stack of a kind. */
  GamePosition under(TzaarOptions.CoverRule cover) {
    return of(TzaarRules.of(rules.options().withCover(cover)), text());
  }

  /** The same board with another side to move and another phase. */
  GamePosition at(int side, TzaarPhase phase) {
    return of(rules, reference().at(side, phase.word()));
  }

  @Override
  public GamePosition with(TzaarPosition position) {
    return new GamePosition(rules, position);
  }

  TzaarPhase phase() {
    return position.phase();
  }

  /** Whether all pieces are on the board and the first capture has been made. */
  boolean isInTurns() {
    return phase() == TzaarPhase.FIRST || phase() == TzaarPhase.SECOND;
  }

  /** The stack on a field, as in the text of a position. */
  String at(String field) {
    return reference()
        .stack(ReferenceTexts.parseField(field))
        .map(ReferenceTexts::format)
        .orElse(".");
  }

  /** The position with another owner of each stack and the other player to move. */
  static TzaarPosition withColoursExchanged(TzaarPosition position) {
    return position.with(position.phaseAndPlayer ^ 1, position.occupied() & ~position.black);
  }

  /** The position, parsed from its text by the reference model. */
  ReferencePosition reference() {
    return ReferenceTexts.parsePosition(text());
  }
}
