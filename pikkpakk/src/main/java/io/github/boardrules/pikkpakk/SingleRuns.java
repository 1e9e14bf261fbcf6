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
      addColumn(column, table.ends(RunTable.number(own, enemy)));
    }
    for (int row = 0; row < RunTable.LANES; row++) {
      addRow(row, table.ends(RunTable.number(lower, row)));
      addRow(row + RunTable.LANES, table.ends(RunTable.number(upper, row)));
    }
    addRow(2 * RunTable.LANES, table.ends(last));
  }

  /** Finds the runs line by line. */
  private void find(Lines lines) {
    for (int i = 0; i < game.board.size; i++) {
      addColumn(i, ends(lines, i));
      addRow(i, ends(lines, game.board.size + i));
    }
  }

  private void addColumn(int column, int ends) {
    int forward = ends & RunTable.FORWARD;
    int backward = ends >>> RunTable.BACKWARD;
    up0 |= game.board.low(column, forward);
    up1 |= game.board.high(column, forward);
    down0 |= game.board.low(column, backward);
    down1 |= game.board.high(column, backward);
  }

  private void addRow(int row, int ends) {
    int forward = ends & RunTable.FORWARD;
    int backward = ends >>> RunTable.BACKWARD;
    right0 |= game.board.mirrored0(forward, row);
    right1 |= game.board.mirrored1(forward, row);
    left0 |= game.board.mirrored0(backward, row);
    left1 |= game.board.mirrored1(backward, row);
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
