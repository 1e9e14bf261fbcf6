package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import java.util.Objects;

/** Tic-tac-toe for engines: the code of a move is the index of its square. */
final class PackedTicTacToe extends TicTacToe implements PackedRules<Board, Square> {

  @Override
  public void legalMoves(Board position, MoveBuffer out) {
    if (!status(position).isOver()) {
      for (int square = 0; square < Board.SQUARES; square++) {
        if (position.isFree(square)) {
          out.add(square);
        }
      }
    }
  }

  @Override
  public Board playUnchecked(Board position, long code) {
    return position.with((int) code);
  }

  @Override
  public long encode(Board position, Square move) {
    refusal(position, move)
        .ifPresent(
            refusal -> {
              throw new IllegalMoveException(refusal);
            });
    return move.index();
  }

  @Override
  public Square decode(Board position, long code) {
    Objects.requireNonNull(position);
    return new Square((int) code);
  }

  @Override
  public long hash(Board position) {
    return SplitMix64.mix(position.crosses() | (long) position.noughts() << Board.SQUARES);
  }
}
