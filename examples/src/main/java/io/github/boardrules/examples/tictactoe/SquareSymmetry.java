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
record SquareSymmetry(boolean mirrored, int turns) implements Symmetry<Board, Square> {
  /** All eight, the identity first. */
  static final List<Symmetry<Board, Square>> ALL =
      Stream.of(false, true)
          .flatMap(
              mirrored ->
                  IntStream.range(0, 4)
                      .<Symmetry<Board, Square>>mapToObj(
                          turns -> new SquareSymmetry(mirrored, turns)))
          .toList();

  @Override
  public Board position(Board position) {
    return new Board(images(position.crosses()), images(position.noughts()));
  }

  @Override
  public Square move(Square move) {
    return new Square(image(move.index()));
  }

  private int images(int squares) {
    return IntStream.range(0, Board.SQUARES)
        .filter(square -> (squares >>> square & 1) == 1)
        .map(square -> 1 << image(square))
        .sum();
  }

  private int image(int square) {
    int column = square % Board.SIDE;
    int row = square / Board.SIDE;
    int image = mirrored ? column * Board.SIDE + row : square;
    for (int i = 0; i < turns; i++) {
      column = image % Board.SIDE;
      row = image / Board.SIDE;
      image = column * Board.SIDE + Board.SIDE - 1 - row;
    }
    return image;
  }
}
