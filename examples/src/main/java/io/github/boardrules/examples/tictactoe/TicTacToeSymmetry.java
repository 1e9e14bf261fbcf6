package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.SquareImage;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A map of the board onto itself.
 *
 * @param map one of the eight maps of a square
 */
record TicTacToeSymmetry(SquareImage map) implements Symmetry<TicTacToePosition, TicTacToeMove> {
  /** All eight, the identity first. */
  static final List<Symmetry<TicTacToePosition, TicTacToeMove>> ALL =
      SquareImage.ALL.stream()
          .<Symmetry<TicTacToePosition, TicTacToeMove>>map(TicTacToeSymmetry::new)
          .toList();

  private static final int SIDE = TicTacToePosition.SIDE;

  @Override
  public TicTacToePosition position(TicTacToePosition position) {
    return new TicTacToePosition(images(position.crosses()), images(position.noughts()));
  }

  @Override
  public TicTacToeMove move(TicTacToeMove move) {
    return new TicTacToeMove(image(move.square()));
  }

  private int images(int squares) {
    return IntStream.range(0, TicTacToePosition.SQUARES)
        .filter(square -> (squares >>> square & 1) == 1)
        .map(square -> 1 << image(square))
        .sum();
  }

  private int image(int square) {
    int column = square % SIDE;
    int row = square / SIDE;
    return map.row(column, row, SIDE) * SIDE + map.column(column, row, SIDE);
  }
}
