package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.grid.BitPermutation;
import io.github.boardrules.core.grid.SquareImage;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A map of the board onto itself.
 *
 * @param map where each square goes
 */
record TicTacToeSymmetry(BitPermutation map) implements Symmetry<TicTacToePosition, TicTacToeMove> {
  /** All eight, the identity first. */
  static final List<Symmetry<TicTacToePosition, TicTacToeMove>> ALL =
      SquareImage.ALL.stream()
          .<Symmetry<TicTacToePosition, TicTacToeMove>>map(
              image -> new TicTacToeSymmetry(permutation(image)))
          .toList();

  @Override
  public TicTacToePosition position(TicTacToePosition position) {
    return new TicTacToePosition(
        (int) map.images(position.crosses()), (int) map.images(position.noughts()));
  }

  @Override
  public TicTacToeMove move(TicTacToeMove move) {
    return new TicTacToeMove(map.image(move.square()));
  }

  private static BitPermutation permutation(SquareImage image) {
    int side = TicTacToePosition.SIDE;
    int[] squares = IntStream.range(0, TicTacToePosition.SQUARES).toArray();
    int[] images = new int[squares.length];
    for (int square : squares) {
      int column = square % side;
      int row = square / side;
      images[square] = image.row(column, row, side) * side + image.column(column, row, side);
    }
    return new BitPermutation(squares, images);
  }
}
