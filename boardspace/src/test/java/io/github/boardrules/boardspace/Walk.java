package io.github.boardrules.boardspace;

import io.github.boardrules.core.EnumReason;
import io.github.boardrules.core.Messages;
import io.github.boardrules.core.Notation;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.Status;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.PropertyResourceBundle;

/**
 * A walker on the cells 1 to 5. The players alternately move it up or down, from the middle. The
 * game is over on an edge: player 1 wins at 5, player 2 at 1.
 */
final class Walk implements Rules<Walk.Position, Walk.Move> {

  record Position(int cell, int toMove) {}

  enum Move {
    UP,
    DOWN;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private enum Ending implements EnumReason {
    EDGE;

    @Override
    public Messages messages() {
      return new Messages(
          locale -> {
            try {
              return new PropertyResourceBundle(new StringReader("edge=the edge is reached."));
            } catch (IOException problem) {
              throw new UncheckedIOException(problem);
            }
          });
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
      case 1 -> Status.win(2, Ending.EDGE);
      case 5 -> Status.win(1, Ending.EDGE);
      default -> Status.ongoing(position.toMove());
    };
  }

  @Override
  public List<Move> legalMoves(Position position) {
    return status(position).isOver() ? List.of() : List.of(Move.values());
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
        text -> Move.valueOf(text.toUpperCase(Locale.ROOT)),
        Position::toString,
        text -> start());
  }
}
