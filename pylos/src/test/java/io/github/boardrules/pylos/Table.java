package io.github.boardrules.pylos;

import io.github.boardrules.testkit.PositionProbe;

/** A position with its rules, asked and answered in texts. */
record Table(PylosRules rules, PylosPosition position)
    implements PositionProbe<PylosPosition, PylosMove, Table> {

  static Table start(String variant) {
    PylosRules rules = PylosRules.parse(variant);
    return new Table(rules, rules.start());
  }

  static Table of(String variant, String position) {
    PylosRules rules = PylosRules.parse(variant);
    return new Table(rules, rules.notation().parsePosition(position));
  }

  @Override
  public Table with(PylosPosition position) {
    return new Table(rules, position);
  }

  /** What is on a cell, as in the text of a position. */
  String at(String cell) {
    int owner = position.owner(Cell.parse(cell)).orElse(0);
    return owner == 0 ? "." : Integer.toString(owner);
  }

  /** Both reserves, as {@code 14 15}. */
  String reserves() {
    return position.reserve(1) + " " + position.reserve(2);
  }

  /** This position with the owners of all stones and the turn exchanged. */
  Table exchanged() {
    return with(position.withPlayersExchanged());
  }
}
