package io.github.boardrules.pikkpakk.text;

import io.github.boardrules.core.Status;
import io.github.boardrules.pikkpakk.base.PikkPakkEnding;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.move.Endings;
import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** The cells that have won a game: complete lines, or the target and what surrounds it. */
final class WinningCells {
  private static final List<int[]> ACROSS_AND_DIAGONAL =
      List.of(new int[] {1, 0}, new int[] {0, 1}, new int[] {1, 1}, new int[] {1, -1});

  private WinningCells() {}

  /** Returns the bits of the cells; none if the game continues or has been won otherwise. */
  static IntStream of(BitPosition position) {
    Status status = Endings.status(position);
    if (status.winner().isEmpty()) {
      return IntStream.empty();
    }
    PikkPakkBall winner = status.winner().getAsInt() == 1 ? PikkPakkBall.LIGHT : PikkPakkBall.DARK;
    Board board = position.variant().board;
    IntPredicate wins =
        switch ((PikkPakkEnding) status.ending().orElseThrow()) {
          case FOUR_IN_ROW -> bit -> isInLine(position, bit, winner, 4);
          case FIVE_IN_ROW -> bit -> isInLine(position, bit, winner, 5);
          case SURROUNDED -> bit -> isAtTarget(position, bit);
          default -> bit -> false;
        };
    return IntStream.range(0, board.size * board.size).filter(wins);
  }

  private static boolean isAtTarget(BitPosition position, int bit) {
    return has(position, bit, 0, 0, PikkPakkBall.TARGET)
        || has(position, bit, 1, 0, PikkPakkBall.TARGET)
        || has(position, bit, -1, 0, PikkPakkBall.TARGET)
        || has(position, bit, 0, 1, PikkPakkBall.TARGET)
        || has(position, bit, 0, -1, PikkPakkBall.TARGET);
  }

  private static boolean isInLine(BitPosition position, int bit, PikkPakkBall ball, int length) {
    return has(position, bit, 0, 0, ball)
        && ACROSS_AND_DIAGONAL.stream()
            .anyMatch(
                way ->
                    reach(position, bit, ball, way[0], way[1])
                            + reach(position, bit, ball, -way[0], -way[1])
                            + 1
                        >= length);
  }

  /** Returns how many equal balls stand side by side after a cell, in a direction. */
  private static int reach(
      BitPosition position, int bit, PikkPakkBall ball, int columns, int rows) {
    int count = 0;
    while (has(position, bit, (count + 1) * columns, (count + 1) * rows, ball)) {
      count++;
    }
    return count;
  }

  private static boolean has(
      BitPosition position, int bit, int columns, int rows, PikkPakkBall ball) {
    Board board = position.variant().board;
    int column = bit / board.size + columns;
    int row = bit % board.size + rows;
    return 0 <= Math.min(column, row)
        && Math.max(column, row) < board.size
        && position.ball(column * board.size + row) == ball;
  }
}
