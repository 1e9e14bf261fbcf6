package io.github.boardrules.pikkpakk.inlay;

import io.github.boardrules.core.Progress;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.MoveKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Brings the balls of an inlay puzzle onto the block, in any arrangement.
 *
 * <p><b>Design.</b> The colours are ignored, which leaves few positions to search. A 7x7 square
 * anywhere on the board is a goal too: from there pushing all rows and then all columns leads to
 * the block.
 */
public final class InlayBlocks {
  private static final Board BOARD = Board.NINE;

  private InlayBlocks() {}

  /** Returns a word of pushes that fills the block; empty if there is none. */
  public static Optional<int[]> fill(
      MoveKind pushing, BitPosition position, int limit, Progress progress) {
    BitPosition alike = ofOneKind(position, position.ballsLow(), position.ballsHigh());
    return InlaySearch.solve(pushing, alike, squares(position), limit, progress)
        .map(word -> LinePushes.join(word, bringToBlock(LinePushes.play(pushing, alike, word))));
  }

  private static List<BitPosition> squares(BitPosition model) {
    List<BitPosition> squares = new ArrayList<>();
    for (int column = 0; column <= 2 * BOARD.margin; column++) {
      for (int row = 0; row <= 2 * BOARD.margin; row++) {
        int by = (column - BOARD.margin) * BOARD.size + row - BOARD.margin;
        squares.add(
            ofOneKind(
                model,
                CellSets.movedLow(BOARD.blockLow, BOARD.blockHigh, by),
                CellSets.movedHigh(BOARD.blockLow, BOARD.blockHigh, by)));
      }
    }
    return squares;
  }

  private static BitPosition ofOneKind(BitPosition model, long low, long high) {
    return new BitPosition(model.shared.with(0, 0), model.state, low, high, 0, 0);
  }

  /** Returns the pushes that bring a square to the block: all its rows, then all its columns. */
  private static int[] bringToBlock(BitPosition square) {
    int first = CellSets.lowest(square.lightLow, square.lightHigh);
    int column = first / BOARD.size;
    int row = first % BOARD.size;
    return LinePushes.join(
        pushes(BOARD.size + row, BOARD.margin - column), pushes(BOARD.margin, BOARD.margin - row));
  }

  /** Returns the pushes of seven adjacent lines by at most one cell. */
  private static int[] pushes(int firstLine, int by) {
    return by == 0
        ? new int[0]
        : IntStream.range(firstLine, firstLine + Board.BLOCK)
            .map(line -> LinePushes.push(line, by > 0))
            .toArray();
  }
}
