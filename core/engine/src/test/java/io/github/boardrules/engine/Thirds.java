package io.github.boardrules.engine;

import io.github.boardrules.core.MoveReason;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;

/** Three players in turn add 1 or 2 to a number; who says 9 or 10 wins. */
record Thirds() implements Rules<Thirds.Count, Thirds.Add> {
  private static final int GOAL = 9;

  record Count(int number, int player) {
    @Override
    public String toString() {
      return number + " " + player;
    }
  }

  record Add(int amount) {
    @Override
    public String toString() {
      return "+" + amount;
    }
  }

  @Override
  public String variant() {
    return "thirds";
  }

  @Override
  public Count start() {
    return new Count(0, 1);
  }

  @Override
  public Status status(Count position) {
    return position.number() < GOAL
        ? Status.ongoing(position.player())
        : Status.win(1 + (position.player() + 1) % players(), MoveReason.GAME_OVER);
  }

  @Override
  public List<Add> legalMoves(Count position) {
    return position.number() < GOAL ? List.of(new Add(1), new Add(2)) : List.of();
  }

  @Override
  public Count play(Count position, Add move) {
    requireLegal(position, move);
    return new Count(position.number() + move.amount(), 1 + position.player() % players());
  }

  @Override
  public Notation<Count, Add> notation() {
    return Notation.of(
        Add::toString,
        text -> TextCursor.parse(text, Thirds::readMove),
        Count::toString,
        text -> TextCursor.parse(text, Thirds::readPosition));
  }

  @Override
  public int players() {
    return 3;
  }

  private static Add readMove(TextCursor cursor) {
    cursor.expect('+');
    return new Add(cursor.expectNumber(1, 2));
  }

  private static Count readPosition(TextCursor cursor) {
    int number = cursor.expectNumber(0, GOAL + 1);
    cursor.expect(' ');
    return new Count(number, cursor.expectNumber(1, 3));
  }
}
