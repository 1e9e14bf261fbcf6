package io.github.boardrules.pikkpakk.inlay;

import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Directions;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.move.MoveCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Pushes of lines by one cell as numbers, for the solver: twice the index of the line on the 9x9
 * board, plus one if it goes up or to the right. A word is a sequence of pushes.
 */
public final class LinePushes {
  private static final Board BOARD = Board.NINE;

  static final int COUNT = 2 * BOARD.lines();

  private LinePushes() {}

  static int push(int line, boolean forward) {
    return 2 * line + (forward ? 1 : 0);
  }

  static int line(int push) {
    return push >> 1;
  }

  static boolean isForward(int push) {
    return (push & 1) != 0;
  }

  /** Returns whether two pushes both go along columns, or both along rows; such pushes commute. */
  static boolean isParallel(int push, int other) {
    return BOARD.isColumn(line(push)) == BOARD.isColumn(line(other));
  }

  static int inverse(int push) {
    return push ^ 1;
  }

  static int[] inverse(int... word) {
    int[] back = new int[word.length];
    for (int i = 0; i < word.length; i++) {
      back[i] = inverse(word[word.length - 1 - i]);
    }
    return back;
  }

  public static int[] join(int[] first, int[] second) {
    int[] both = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, both, first.length, second.length);
    return both;
  }

  /** Returns the position after a possible push, even if the puzzle is solved already. */
  public static BitPosition play(MoveKind pushing, BitPosition position, int push) {
    return pushing.playUnchecked(position, code(push));
  }

  public static BitPosition play(MoveKind pushing, BitPosition position, int[] word) {
    BitPosition last = position;
    for (int push : word) {
      last = play(pushing, last, push);
    }
    return last;
  }

  public static long code(int push) {
    int line = line(push);
    return MoveCode.line(
        BOARD.place(line), Directions.of(BOARD.isColumn(line), isForward(push)), 1);
  }

  static int ofCode(long code) {
    return push(BOARD.line(MoveCode.first(code)), Directions.isForward(MoveCode.direction(code)));
  }

  /**
   * Returns a shorter word with the same effect: adjacent parallel pushes are put in order, and
   * those that take each other back are left out.
   *
   * @param round the number of pushes that bring a line back to itself; 0 if lines do not go round
   */
  public static int[] shortened(int[] word, int round) {
    List<int[]> runs = new ArrayList<>();
    List<Boolean> columns = new ArrayList<>();
    for (int push : word) {
      boolean column = BOARD.isColumn(line(push));
      int last = runs.size() - 1;
      if (last < 0 || columns.get(last) != column) {
        runs.add(new int[BOARD.lines()]);
        columns.add(column);
        last++;
      }
      int[] run = runs.get(last);
      run[line(push)] = net(run[line(push)] + (isForward(push) ? 1 : -1), round);
      if (IntStream.of(run).allMatch(cells -> cells == 0)) {
        runs.remove(last);
        columns.remove(last);
      }
    }
    return runs.stream().flatMapToInt(LinePushes::pushes).toArray();
  }

  /** Returns how far a line goes in total, the shorter way round. */
  private static int net(int cells, int round) {
    if (round == 0) {
      return cells;
    }
    int up = Math.floorMod(cells, round);
    return up > round / 2 ? up - round : up;
  }

  private static IntStream pushes(int[] run) {
    return IntStream.range(0, BOARD.lines())
        .map(BOARD::line)
        .flatMap(
            line -> IntStream.generate(() -> push(line, run[line] > 0)).limit(Math.abs(run[line])));
  }
}
