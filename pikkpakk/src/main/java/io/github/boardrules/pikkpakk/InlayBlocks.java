package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.search.Progress;
import io.github.boardrules.core.search.SolverLimitException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Brings the balls of an inlay puzzle on to the block, whichever ball goes where.
 *
 * <p><b>Design.</b> With all balls alike there are few positions, and fewer before seven times
 * seven balls stand side by side anywhere on the board. From there all rows and then all columns go
 * to the block.
 */
final class InlayBlocks {
  private static final Board BOARD = Board.NINE;

  private InlayBlocks() {}

  /**
   * A word of pushes that fills the block; empty when there is none.
   *
   * @throws SolverLimitException when more positions than the limit would have to be kept
   */
  static Optional<int[]> fill(PikkPakkPosition position, int limit, Progress progress) {
    PikkPakkPosition alike = alike(position, position.balls0(), position.balls1());
    if (alike.light0() == BOARD.block0 && alike.light1() == BOARD.block1) {
      return Optional.of(new int[0]);
    }
    return InlaySearch.solve(alike, squares(position), limit, progress)
        .map(word -> LinePushes.join(word, home(LinePushes.play(alike, word))));
  }

  /** Seven times seven balls, wherever they fit. */
  private static List<PikkPakkPosition> squares(PikkPakkPosition model) {
    List<PikkPakkPosition> squares = new ArrayList<>();
    for (int column = 0; column <= 2 * BOARD.margin; column++) {
      for (int row = 0; row <= 2 * BOARD.margin; row++) {
        int by = (column - BOARD.margin) * BOARD.size + row - BOARD.margin;
        squares.add(
            alike(
                model,
                Sets.moved0(BOARD.block0, BOARD.block1, by),
                Sets.moved1(BOARD.block0, BOARD.block1, by)));
      }
    }
    return squares;
  }

  private static PikkPakkPosition alike(PikkPakkPosition model, long low, long high) {
    return PikkPakkPosition.of(SharedState.of(model.game()), model.state(), low, high, 0, 0);
  }

  /** The pushes that bring a square to the block: all its rows, then all its columns. */
  private static int[] home(PikkPakkPosition square) {
    int first = Sets.lowest(square.light0(), square.light1());
    int column = first / BOARD.size;
    int row = first % BOARD.size;
    return LinePushes.join(
        pushes(BOARD.size + row, BOARD.margin - column), pushes(BOARD.margin, BOARD.margin - row));
  }

  /** Pushes lines side by side by at most one cell. */
  private static int[] pushes(int firstLine, int by) {
    return by == 0
        ? new int[0]
        : IntStream.range(firstLine, firstLine + Board.BLOCK)
            .map(line -> LinePushes.push(line, by > 0))
            .toArray();
  }
}
