package io.github.boardrules.pylos;

import io.github.boardrules.pylos.reference.ReferenceBoard;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import io.github.boardrules.testkit.PositionProbe;

/** A position with its rules, which most tests begin with. */
record GamePosition(PylosRules rules, PylosPosition position)
    implements PositionProbe<PylosPosition, PylosMove, GamePosition> {

  static GamePosition start(String variant) {
    return start(PylosRules.parse(variant));
  }

  static GamePosition of(String variant, String position) {
    return of(PylosRules.parse(variant), position);
  }

  static GamePosition of(PylosRules rules, String position) {
    return new GamePosition(rules, rules.notation().parsePosition(position));
  }

  static GamePosition of(PylosRules rules, ReferencePosition position) {
    return of(rules, ReferenceTexts.format(ReferenceBoard.of(rules.options().base()), position));
  }

  static GamePosition start(PylosRules rules) {
    return new GamePosition(rules, rules.start());
  }

  /** The same board under other options of the same base; the count is cut at their limit. */
  GamePosition under(PylosOptions options) {
    ReferencePosition reference = reference();
    return of(
        PylosRules.of(options),
        reference.at(reference.side(), Math.min(reference.count(), options.limit())));
  }

  @Override
  public GamePosition with(PylosPosition position) {
    return new GamePosition(rules, position);
  }

  PylosOptions options() {
    return rules.options();
  }

  ReferencePylos referenceRules() {
    return ReferencePylos.of(rules.variant());
  }

  /** Returns the position as the reference model reads its text. */
  ReferencePosition reference() {
    return ReferenceTexts.parsePosition(text());
  }

  /** Both reserves, as {@code 14 15}. */
  String reserves() {
    return position.reserve(1) + " " + position.reserve(2);
  }

  /** This position with the owners of all stones and the turn exchanged. */
  GamePosition exchanged() {
    return with(exchanged(position));
  }

  static PylosPosition exchanged(PylosPosition position) {
    return new PylosPosition(
        position.variant, position.mover ^ PylosPosition.SECOND, position.other);
  }
}
