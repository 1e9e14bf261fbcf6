package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;

/**
 * Lists the pushes of runs by one cell, where equality is of no use.
 *
 * <p><b>Design.</b> A run may be pushed from both ends, and its majority is counted once. The balls
 * at the rear are collected in a set for each direction, so the moves come in the order of the
 * texts and need not be sorted.
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

  /** The balls at the rear of runs of a line that may be pushed on, and that may be pushed back. */
  private int forward;

  private int backward;

  SingleRuns(PikkPakkPosition position, RunPush rules) {
    this.rules = rules;
    game = position.game;
    first = position.toMove() == 1;
  }

  void list(Lines lines, MoveBuffer out) {
    Board board = game.board;
    for (int column = 0; column < board.size; column++) {
      find(lines.light(column), lines.dark(column), game.area(column));
      up0 |= board.low(column, forward);
      up1 |= board.high(column, forward);
      down0 |= board.low(column, backward);
      down1 |= board.high(column, backward);
    }
    for (int row = board.size; row < board.lines(); row++) {
      find(lines.light(row), lines.dark(row), game.area(row));
      right0 |= board.low(row, forward);
      right1 |= board.high(row, forward);
      left0 |= board.low(row, backward);
      left1 |= board.high(row, backward);
    }
    int mark = out.mark();
    list(up0, down0, right0, left0, 0, out);
    list(up1, down1, right1, left1, 64, out);
    if (board == Board.ELEVEN) {
      out.sort(mark);
    }
  }

  /** Finds the runs of a line that may be pushed. */
  private void find(int light, int dark, int area) {
    forward = 0;
    backward = 0;
    int own = first ? light & ~dark : dark & ~light;
    int enemy = first ? dark & ~light : light & ~dark;
    int stuck = rules.ownLeaves() ? light & dark : own | (light & dark);
    int rest = light | dark;
    while (rest != 0) {
      int lowest = rest & -rest;
      int run = rest & ~(rest + lowest);
      rest ^= run;
      if (rules.majority().holds(Integer.bitCount(own & run), Integer.bitCount(enemy & run))) {
        // What stands at the end of the area would leave.
        forward |= (run & stuck & Integer.highestOneBit(area)) == 0 ? lowest : 0;
        backward |= (run & stuck & area & -area) == 0 ? Integer.highestOneBit(run) : 0;
      }
    }
  }

  private void list(long up, long down, long right, long left, int offset, MoveBuffer out) {
    for (long rears = up | down | right | left; rears != 0; rears &= rears - 1) {
      long rear = rears & -rears;
      int rank = game.board.rank(offset + Long.numberOfTrailingZeros(rears));
      if ((down & rear) != 0) {
        out.add(MoveCode.run(rank, Direction.DOWN, 1));
      }
      if ((left & rear) != 0) {
        out.add(MoveCode.run(rank, Direction.LEFT, 1));
      }
      if ((right & rear) != 0) {
        out.add(MoveCode.run(rank, Direction.RIGHT, 1));
      }
      if ((up & rear) != 0) {
        out.add(MoveCode.run(rank, Direction.UP, 1));
      }
    }
  }
}
