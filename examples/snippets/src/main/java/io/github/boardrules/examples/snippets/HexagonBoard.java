package io.github.boardrules.examples.snippets;

import io.github.boardrules.core.grid.HexLayout;
import io.github.boardrules.core.grid.Hexagon61;

/** Lays out seven hexagons, and finds neighbours one by one and all at once. */
final class HexagonBoard {
  private HexagonBoard() {}

  public static void main(String[] arguments) {
    // @start region=board
    int[] columns = {0, 0, 1, 1, 0, -1, -1}; // a cell, and its neighbours clockwise from the top
    int[] heights = {0, 1, 0, -1, -1, 0, 1};
    var board = HexLayout.of(columns, heights);
    System.out.println("cell " + board.neighbour(1, 2) + " is to the lower right of cell 1");
    System.out.println(board.symmetries().size() + " symmetries");

    // As sets: two cells make one step to the upper right at once.
    long pair = 1L << Hexagon61.bit(0, 0) | 1L << Hexagon61.bit(-1, 1);
    long moved = Hexagon61.rotate(pair, Hexagon61.rotation(1, 1));
    System.out.println(moved == (1L << Hexagon61.bit(1, 0) | 1L << Hexagon61.bit(0, 1)));
    // @end
  }
}
