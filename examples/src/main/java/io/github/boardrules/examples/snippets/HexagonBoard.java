package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.core.grid.HexLayout;
import io.github.boardrules.core.grid.Hexagon61;
import java.util.stream.IntStream;

/** Lays out a hexagon with five cells to a side, and moves sets of its cells. */
final class HexagonBoard {
  private static final int SIDE = 5;

  private HexagonBoard() {}

  public static void main(String[] arguments) {
    // @start region=board
    var columns = IntStream.builder();
    var heights = IntStream.builder();
    for (int c = 1 - SIDE; c < SIDE; c++) {
      for (int q = Math.max(0, -c) + 1 - SIDE; q < SIDE - Math.max(0, c); q++) {
        columns.add(c);
        heights.add(q);
      }
    }
    var board = HexLayout.of(columns.build().toArray(), heights.build().toArray());
    int above = board.neighbour(board.at(0, 0), 0);
    System.out.println(board.size() + " cells, " + board.symmetries().size() + " symmetries");
    System.out.println("above the middle: " + board.c(above) + ", " + board.q(above));

    // Two pieces go two steps to the upper right at once, then one of them is picked.
    long pieces = 1L << Hexagon61.bit(0, 0) | 1L << Hexagon61.bit(1, 2);
    long moved = Hexagon61.rotate(pieces, Hexagon61.rotation(1, 2));
    System.out.println(Bits.nthBit(moved, 0) == 1L << Hexagon61.bit(2, 0));
    // @end
  }
}
