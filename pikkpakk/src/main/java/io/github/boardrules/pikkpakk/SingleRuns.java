package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;

/**
 * Lists the pushes of runs by one cell, where equality is of no use.
 *
 * <p><b>Design.</b> A run may be pushed from both ends. {@link RunTable} knows the ends of a line's
 * runs; they are collected in a set for each direction, so the moves come in the order of the texts
 * and need not be sorted.
 */
final class SingleRuns {
  private static final int CELLS = 0xFFFF;

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
    for (int column = 8; column >= 0; column--) {
      int own = board.column(own0, own1, column);
      int enemy = board.column(enemy0, enemy1, column);
      lower = 3 * lower + RunTable.lower(own, enemy);
      upper = 3 * upper + RunTable.upper(own, enemy);
      last = 3 * last + (own >> 8) + 2 * (enemy >> 8);
      int ends = table.ends(RunTable.number(own, enemy));
      up1 = (up1 << 9) | (up0 >>> 55);
      up0 = (up0 << 9) | (ends & CELLS);
      down1 = (down1 << 9) | (down0 >>> 55);
      down0 = (down0 << 9) | (ends >>> RunTable.BACKWARD);
    }
    for (int row = 0; row < 4; row++) {
      add(row, table.ends((int) (lower >>> (16 * row)) & CELLS));
      add(row + 4, table.ends((int) (upper >>> (16 * row)) & CELLS));
    }
    add(8, table.ends(last));
  }

  private void add(int row, int ends) {
    Board board = Board.NINE;
    int forward = ends & CELLS;
    int backward = ends >>> RunTable.BACKWARD;
    right0 |= board.mirrored0(forward, row);
    right1 |= board.mirrored1(forward, row);
    left0 |= board.mirrored0(backward, row);
    left1 |= board.mirrored1(backward, row);
  }

  private void find(Lines lines) {
    Board board = game.board;
    for (int column = 0; column < board.size; column++) {
      int ends = ends(lines, column);
      int forward = ends & CELLS;
      int backward = ends >>> RunTable.BACKWARD;
      up0 |= board.low(column, forward);
      up1 |= board.high(column, forward);
      down0 |= board.low(column, backward);
      down1 |= board.high(column, backward);
    }
    for (int row = board.size; row < board.lines(); row++) {
      int ends = ends(lines, row);
      int forward = ends & CELLS;
      int backward = ends >>> RunTable.BACKWARD;
      right0 |= board.low(row, forward);
      right1 |= board.high(row, forward);
      left0 |= board.low(row, backward);
      left1 |= board.high(row, backward);
    }
  }

  void list(MoveBuffer out) {
    int mark = out.mark();
    list(up0, down0, right0, left0, 0, out);
    list(up1, down1, right1, left1, 64, out);
    if (game.board == Board.ELEVEN) {
      out.sort(mark);
    }
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

  private void list(long up, long down, long right, long left, int offset, MoveBuffer out) {
    for (long rears = up | down | right | left; rears != 0; rears &= rears - 1) {
      int bit = Long.numberOfTrailingZeros(rears);
      int directions =
          (int) (down >>> bit & 1)
              | (int) (left >>> bit & 1) << 1
              | (int) (right >>> bit & 1) << 2
              | (int) (up >>> bit & 1) << 3;
      MoveCode.runs(game.board.rank(offset + bit), directions, out);
    }
  }
}
