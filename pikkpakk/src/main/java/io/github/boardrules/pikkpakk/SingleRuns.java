package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import java.util.stream.IntStream;

/**
 * Lists the pushes of runs by one cell, where equality is of no use.
 *
 * <p><b>Design.</b> A run may be pushed from both ends. {@link RunTable} knows the ends of a line's
 * runs; they are collected in a set for each direction, so the moves come in the order of the texts
 * and need not be sorted. Columns and rows come from the last to the first, and each moves what was
 * collected before out of its way: by a column's cells, or by one.
 */
final class SingleRuns {
  private static final long[] NINE = codes(Board.NINE);
  private static final long[] ELEVEN = codes(Board.ELEVEN);

  private final RunPush rules;
  private final Game game;
  private final boolean first;
  private long up0;
  private long up1;
  private long down0;
  private long down1;
  private long right0;
  private long right1;
  private long left0;
  private long left1;

  SingleRuns(PikkPakkPosition position, RunPush rules) {
    this.rules = rules;
    game = position.game;
    first = position.toMove() == 1;
    if (game.board == Board.NINE
        && ((position.light0 & position.dark0) | (position.light1 & position.dark1)) == 0) {
      lookUp(position);
    } else {
      find(new Lines(position));
    }
  }

  void list(MoveBuffer out) {
    int mark = out.mark();
    long[] codes = game.board == Board.NINE ? NINE : ELEVEN;
    out.addDirections(codes, 0, MoveCode.NEXT_DIRECTION, down0, left0, right0, up0);
    out.addDirections(codes, Long.SIZE, MoveCode.NEXT_DIRECTION, down1, left1, right1, up1);
    if (game.board == Board.ELEVEN) {
      out.sort(mark);
    }
  }

  int count() {
    return Long.bitCount(up0)
        + Long.bitCount(up1)
        + Long.bitCount(down0)
        + Long.bitCount(down1)
        + Long.bitCount(right0)
        + Long.bitCount(right1)
        + Long.bitCount(left0)
        + Long.bitCount(left1);
  }

  /** Looks all lines up, the rows together while the columns are gone through. */
  private void lookUp(PikkPakkPosition position) {
    Board board = Board.NINE;
    RunTable table = RunTable.of(rules, game.onBlock);
    long own0 = first ? position.light0 : position.dark0;
    long own1 = first ? position.light1 : position.dark1;
    long enemy0 = first ? position.dark0 : position.light0;
    long enemy1 = first ? position.dark1 : position.light1;
    long lower = 0;
    long upper = 0;
    int last = 0;
    for (int column = RunTable.CELLS - 1; column >= 0; column--) {
      int own = board.column(own0, own1, column);
      int enemy = board.column(enemy0, enemy1, column);
      lower = 3 * lower + RunTable.lower(own, enemy);
      upper = 3 * upper + RunTable.upper(own, enemy);
      last = 3 * last + RunTable.last(own, enemy);
      addColumn(table.ends(RunTable.number(own, enemy)), RunTable.CELLS);
    }
    addRow(table.ends(last), board);
    addRows(table, upper);
    addRows(table, lower);
  }

  /** Finds the runs line by line. */
  private void find(Lines lines) {
    int size = game.board.size;
    for (int column = size - 1; column >= 0; column--) {
      addColumn(ends(lines, column), size);
    }
    for (int row = size - 1; row >= 0; row--) {
      addRow(ends(lines, size + row), game.board);
    }
  }

  private void addColumn(int ends, int size) {
    up1 = (up1 << size) | (up0 >>> -size);
    up0 = (up0 << size) | (ends & RunTable.FORWARD);
    down1 = (down1 << size) | (down0 >>> -size);
    down0 = (down0 << size) | (ends >>> RunTable.BACKWARD);
  }

  /** Adds those rows whose numbers have grown together. */
  private void addRows(RunTable table, long numbers) {
    for (int row = RunTable.LANES - 1; row >= 0; row--) {
      addRow(table.ends(RunTable.number(numbers, row)), Board.NINE);
    }
  }

  private void addRow(int ends, Board board) {
    int forward = ends & RunTable.FORWARD;
    int backward = ends >>> RunTable.BACKWARD;
    right1 = (right1 << 1) | (right0 >>> 63) | board.lowestRow1(forward);
    right0 = (right0 << 1) | board.lowestRow0(forward);
    left1 = (left1 << 1) | (left0 >>> 63) | board.lowestRow1(backward);
    left0 = (left0 << 1) | board.lowestRow0(backward);
  }

  /** The balls of a line that may be pushed, as {@link RunTable} tells them. */
  private int ends(Lines lines, int line) {
    int light = lines.light(line);
    int dark = lines.dark(line);
    int own = first ? light & ~dark : dark & ~light;
    int enemy = first ? dark & ~light : light & ~dark;
    return RunTable.ends(
        own,
        enemy,
        rules.ownLeaves() ? light & dark : own | (light & dark),
        rules.majority().needed(),
        game.area(line));
  }

  /** By cell: the code of the push by one cell in the first direction. */
  private static long[] codes(Board board) {
    return IntStream.range(0, board.size * board.size)
        .mapToLong(bit -> MoveCode.run(board.rank(bit), Direction.DOWN, 1))
        .toArray();
  }
}
