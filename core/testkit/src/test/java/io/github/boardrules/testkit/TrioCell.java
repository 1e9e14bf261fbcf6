package io.github.boardrules.testkit;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The cells, numbered 4 · row + column, so that texts can name cells of a fourth row and column
 * that are not on the board.
 */
final class TrioCell {
  static final int SIZE = 3;
  static final List<Integer> BOARD =
      IntStream.range(0, 4 * SIZE).filter(TrioCell::onBoard).boxed().toList();

  private TrioCell() {}

  static boolean onBoard(int cell) {
    return column(cell) < SIZE && row(cell) < SIZE;
  }

  static int column(int cell) {
    return cell % 4;
  }

  static int row(int cell) {
    return cell / 4;
  }

  static boolean adjacent(int one, int other) {
    return Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other)) == 1;
  }

  static String name(int cell) {
    return "" + (char) ('a' + column(cell)) + (char) ('1' + row(cell));
  }
}
