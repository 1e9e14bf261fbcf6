package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Knowledge;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.grid.Bits;
import java.util.Objects;

/** Tic-tac-toe for engines: the code of a move is its square. */
final class PackedTicTacToeRules extends TicTacToeRules
    implements PackedRules<TicTacToePosition, TicTacToeMove> {

  // @start region=codes
  @Override
  public void legalMoves(TicTacToePosition position, MoveBuffer out) {
    if (!status(position).isOver()) {
      for (int square = 0; square < TicTacToePosition.SQUARES; square++) {
        if (position.isFree(square)) {
          out.add(square);
        }
      }
    }
  }

  @Override
  public TicTacToePosition playUnchecked(TicTacToePosition position, long code) {
    return position.with((int) code);
  }

  // @end
  @Override
  public long encodeUnchecked(TicTacToePosition position, TicTacToeMove move) {
    return move.square();
  }

  @Override
  public TicTacToeMove decode(TicTacToePosition position, long code) {
    Objects.requireNonNull(position);
    return new TicTacToeMove((int) code);
  }

  @Override
  public long hash(TicTacToePosition position) {
    return Bits.mix(position.crosses() | (long) position.noughts() << TicTacToePosition.SQUARES);
  }

  @Override
  public Knowledge<TicTacToePosition, TicTacToeMove> knowledge() {
    return Knowledge.<TicTacToePosition, TicTacToeMove>none()
        .withEvaluation(PackedTicTacToeRules::middle);
  }

  /** Returns who stands better: in doubt, who holds the middle. */
  private static double middle(TicTacToePosition position) {
    return ((position.crosses() >> 4 & 1) - (position.noughts() >> 4 & 1)) / 2.0;
  }
}
