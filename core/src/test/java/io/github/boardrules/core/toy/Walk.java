package io.github.boardrules.core.toy;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.text.TextCursor;
import java.util.List;

/**
 * A walker on the cells 1 to 5. The players alternately move it up or down, from the middle. The
 * game is over on an edge: player 1 wins at 5, player 2 at 1. It may never end. The class
 * implements only the methods without a default.
 */
public class Walk implements Rules<Walk.Position, Walk.Move> {

  public record Position(int cell, int toMove) {
    @Override
    public String toString() {
      return cell + " " + toMove;
    }
  }

  public enum Move {
    UP,
    DOWN;

    @Override
    public String toString() {
      return this == UP ? "up" : "down";
    }
  }

  @Override
  public String variant() {
    return "walk";
  }

  @Override
  public Position start() {
    return new Position(3, 1);
  }

  @Override
  public Status status(Position position) {
    return switch (position.cell()) {
      case 1 -> Status.win(2, ToyReason.EDGE);
      case 5 -> Status.win(1, ToyReason.EDGE);
      default -> Status.ongoing(position.toMove());
    };
  }

  @Override
  public List<Move> legalMoves(Position position) {
    return status(position).isOver() ? List.of() : List.of(Move.UP, Move.DOWN);
  }

  @Override
  public Position play(Position position, Move move) {
    requireLegal(position, move);
    return new Position(position.cell() + (move == Move.UP ? 1 : -1), 3 - position.toMove());
  }

  @Override
  public Notation<Position, Move> notation() {
    return Notation.of(
        Move::toString,
        text -> TextCursor.parse(text, Walk::readMove),
        Position::toString,
        text -> TextCursor.parse(text, Walk::readPosition));
  }

  private static Move readMove(TextCursor cursor) {
    return cursor.expectWord(List.of("up", "down")).equals("up") ? Move.UP : Move.DOWN;
  }

  private static Position readPosition(TextCursor cursor) {
    int cell = cursor.expectRange('1', '5') - '0';
    cursor.expect(' ');
    return new Position(cell, 1 + cursor.expectOneOf("12"));
  }
}
