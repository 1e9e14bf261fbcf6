package io.github.boardrules.pikkpakk.inlay;

import io.github.boardrules.pikkpakk.board.Board;
import java.util.Arrays;

/**
 * A 9x9 board with 49 labelled balls, which shows where pushes take each of them. The label of a
 * ball is the cell of the full block on which it began, column by column from 0.
 */
final class LabelledBoard {
  static final int CELLS = Board.BLOCK * Board.BLOCK;

  private static final Board BOARD = Board.NINE;
  private static final int NONE = -1;

  private final boolean round;
  private final int[] balls = new int[BOARD.size * BOARD.size];

  /** Creates a full block whose lines go round in it, or move within the board. */
  LabelledBoard(boolean round) {
    this.round = round;
    Arrays.fill(balls, NONE);
    for (int cell = 0; cell < CELLS; cell++) {
      balls[bit(cell)] = cell;
    }
  }

  static int bit(int cell) {
    return (BOARD.margin + cell / Board.BLOCK) * BOARD.size + BOARD.margin + cell % Board.BLOCK;
  }

  int ball(int bit) {
    return balls[bit];
  }

  /** Makes a push if it is possible; returns whether it was. */
  boolean push(int push) {
    int line = LinePushes.line(push);
    return round
        ? rotate(line, LinePushes.isForward(push))
        : shift(line, LinePushes.isForward(push));
  }

  /** Makes the pushes of a word; if one of them is impossible, makes none and returns false. */
  boolean pushAll(int... word) {
    for (int i = 0; i < word.length; i++) {
      if (!push(word[i])) {
        pushAll(LinePushes.inverse(Arrays.copyOf(word, i)));
        return false;
      }
    }
    return true;
  }

  boolean isFull() {
    for (int cell = 0; cell < CELLS; cell++) {
      if (balls[bit(cell)] == NONE) {
        return false;
      }
    }
    return true;
  }

  private boolean rotate(int line, boolean forward) {
    int index = BOARD.isColumn(line) ? line : line - BOARD.size;
    if ((BOARD.blockIndexes >> index & 1) == 0) {
      return false;
    }
    move(line, BOARD.margin, forward, Board.BLOCK - 1);
    return true;
  }

  private boolean shift(int line, boolean forward) {
    int taken = 0;
    for (int i = 0; i < BOARD.size; i++) {
      taken |= balls[BOARD.bit(line, i)] == NONE ? 0 : 1 << i;
    }
    int first = Integer.numberOfTrailingZeros(taken);
    if (taken != ((1 << Board.BLOCK) - 1) << first
        || (forward ? first + Board.BLOCK == BOARD.size : first == 0)) {
      return false;
    }
    move(line, forward ? first : first - 1, forward, Board.BLOCK);
    return true;
  }

  /** Moves some balls by one cell; the ball of the last cell goes to the first. */
  private void move(int line, int from, boolean forward, int count) {
    int step = forward ? -1 : 1;
    int at = forward ? from + count : from;
    int last = balls[BOARD.bit(line, at)];
    for (int i = 0; i < count; i++, at += step) {
      balls[BOARD.bit(line, at)] = balls[BOARD.bit(line, at + step)];
    }
    balls[BOARD.bit(line, at)] = last;
  }
}
