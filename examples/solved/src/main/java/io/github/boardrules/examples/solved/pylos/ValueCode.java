package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.core.GameValue;

/**
 * Values of positions as bytes, for the player to move: the more, the better. A win in {@code d}
 * moves is {@code 127 - d}, a loss {@code d - 127}, and a draw 0.
 */
final class ValueCode {
  /** The game is over, and the player who would be to move has lost. */
  static final byte LOST = -127;

  /** A win with the next move. */
  static final byte WON = 126;

  /** More than any value. */
  static final byte NONE = 127;

  private ValueCode() {}

  /**
   * Returns the value of a position from the least value for the opponent after a move.
   *
   * @param least the least of the values, {@link #NONE} if there is no move
   */
  static byte before(int least) {
    return least == NONE ? LOST : (byte) (((least >> 31) | (-least >>> 31)) - least);
  }

  /** Returns whether a value is too close to a draw for one that is a move further away. */
  static boolean isTooFar(byte value) {
    return value == 1 || value == -1;
  }

  /** Returns the number of moves to the end of a position that is not a draw. */
  static int distance(byte value) {
    return NONE - Math.abs(value);
  }

  static GameValue gameValue(byte value, int toMove) {
    return value == 0
        ? GameValue.draw()
        : GameValue.win(value > 0 ? toMove : 3 - toMove, distance(value));
  }
}
