package io.github.boardrules.pikkpakk;

import io.github.boardrules.testkit.PositionProbe;

/** A position with its rules, asked and answered in texts. */
record Table(PikkPakkRules rules, PikkPakkPosition position)
    implements PositionProbe<PikkPakkPosition, PikkPakkMove, Table> {

  static Table start(String variant) {
    PikkPakkRules rules = PikkPakkRules.parse(variant);
    return new Table(rules, rules.start());
  }

  static Table of(String variant, String position) {
    PikkPakkRules rules = PikkPakkRules.parse(variant);
    return new Table(rules, rules.notation().parsePosition(position));
  }

  @Override
  public Table with(PikkPakkPosition position) {
    return new Table(rules, position);
  }

  /** The board, as in the text of a position. */
  String board() {
    return text().split(" ", -1)[0];
  }

  /** What follows the board in the text of a position. */
  String turn() {
    return text().substring(board().length() + 1);
  }

  /** The letter of the ball on a cell; a point where none stands. */
  String at(String cell) {
    return position.ball(Cell.parse(cell)).map(ball -> String.valueOf(ball.letter())).orElse(".");
  }

  /** The letters of the balls on some cells one after the other, such as {@code c3-f3}. */
  String along(String cells) {
    return String.join("", Setup.cells(cells).stream().map(this::at).toList());
  }
}
