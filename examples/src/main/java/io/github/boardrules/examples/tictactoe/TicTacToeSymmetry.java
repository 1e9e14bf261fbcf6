package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.Symmetry;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A map of the square board on itself.
 *
 * @param mirrored whether columns and rows are exchanged first
 * @param turns how many quarter turns follow, 0 to 3
 */
record TicTacToeSymmetry(boolean mirrored, int turns) implements Symmetry<TicTacToePosition, TicTacToeMove> {
  /** All eight, the identity first. */
  static final List<Symmetry<TicTacToePosition, TicTacToeMove>> ALL =
      Stream.of(false, true)
          .flatMap(
              mirrored ->
                  IntStream.range(0, 4)
                      .<Symmetry<TicTacToePosition, TicTacToeMove>>mapToObj(
                          turns -> new TicTacToeSymmetry(mirrored, turns)))
          .toList();

  @Override
  public TicTacToePosition position(TicTacToePosition position) {
    return new TicTacToePosition(images(position.crosses()), images(position.noughts()));
  }

  @Override
  public TicTacToeMove move(TicTacToeMove move) {
    return new TicTacToeMove(image(move.index()));
  }

  private int images(int squares) {
    return IntStream.range(0, TicTacToePosition.SQUARES)
        .filter(square -> (squares >>> square & 1) == 1)
        .map(square -> 1 << image(square))
        .sum();
  }

  private int image(int square) {
    int column = square % TicTacToePosition.SIDE;
    int row = square / TicTacToePosition.SIDE;
    int image = mirrored ? column * TicTacToePosition.SIDE + row : square;
    for (int i = 0; i < turns; i++) {
      column = image % TicTacToePosition.SIDE;
      row = image / TicTacToePosition.SIDE;
      image = column * TicTacToePosition.SIDE + TicTacToePosition.SIDE - 1 - row;
    }
    return image;
  }
}
