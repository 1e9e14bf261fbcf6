package io.github.boardrules.pylos;

import io.github.boardrules.pylos.reference.ReferenceBoard;
import io.github.boardrules.pylos.reference.ReferencePosition;
import io.github.boardrules.pylos.reference.ReferencePylos;
import io.github.boardrules.pylos.reference.ReferenceTexts;
import io.github.boardrules.testkit.PositionProbe;

/**
 * A position with its rules: what most properties speak of.
 *
 * @param rules the rules of some variant
 * @param position a position of it
 */
record Scene(PylosRules rules, PylosPosition position)
    implements PositionProbe<PylosPosition, PylosMove, Scene> {

  static Scene of(PylosRules rules, String position) {
    return new Scene(rules, rules.notation().parsePosition(position));
  }

  static Scene of(PylosRules rules, ReferencePosition position) {
    return of(rules, ReferenceTexts.format(ReferenceBoard.of(rules.options().base()), position));
  }

  static Scene start(PylosRules rules) {
    return new Scene(rules, rules.start());
  }

  /** The same board under other options of the same base; the count is cut at their limit. */
  Scene under(PylosOptions options) {
    ReferencePosition plain = reference();
    return of(
        PylosRules.of(options), plain.at(plain.side(), Math.min(plain.count(), options.limit())));
  }

  @Override
  public Scene with(PylosPosition position) {
    return new Scene(rules, position);
  }

  PylosOptions options() {
    return rules.options();
  }

  /** How many stones each player has: 15, or 7 on base 3. */
  int stones() {
    return referenceRules().board().stones();
  }

  ReferencePylos referenceRules() {
    return ReferencePylos.of(rules.variant());
  }

  /** The position as its text tells it, in the terms of the plain model. */
  ReferencePosition reference() {
    return ReferenceTexts.parsePosition(text());
  }

  @Override
  public String toString() {
    return rules + " " + position;
  }
}
