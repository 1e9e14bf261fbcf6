package io.github.boardrules.tzaar;

import io.github.boardrules.core.grid.BitPermutation;
import io.github.boardrules.core.grid.Hexagon61;

/**
 * The heights of all stacks, less one, in binary: a bit board for each digit, the lowest first.
 *
 * <p><b>Design.</b> Single stacks have no digit at all. Most steps move one and capture another, so
 * most positions share the heights of the one before; {@link #SINGLE} is that of all single stacks.
 */
record Heights(long digit0, long digit1, long digit2, long digit3, long digit4) {
  static final Heights SINGLE = new Heights(0, 0, 0, 0, 0);

  /** The stacks that are higher than 1. */
  long tall() {
    return digit0 | digit1 | digit2 | digit3 | digit4;
  }

  /** The height of the stack with a bit, 1 or more; 1 also where no stack stands. */
  int at(int bit) {
    if ((tall() & (1L << bit)) == 0) {
      return 1;
    }
    long digits =
        ((digit0 >>> bit) & 1)
            | (((digit1 >>> bit) & 1) << 1)
            | (((digit2 >>> bit) & 1) << 2)
            | (((digit3 >>> bit) & 1) << 3)
            | (((digit4 >>> bit) & 1) << 4);
    return 1 + (int) digits;
  }

  /**
   * These heights once the stack on one bit has gone to another and there is as high as is said.
   */
  Heights moved(int from, int to, int height) {
    long arrival = 1L << to;
    long both = (1L << from) | arrival;
    if (height == 1 && (tall() & both) == 0) {
      return this;
    }
    int less = height - 1;
    return new Heights(
        set(digit0, both, arrival, less),
        set(digit1, both, arrival, less >> 1),
        set(digit2, both, arrival, less >> 2),
        set(digit3, both, arrival, less >> 3),
        set(digit4, both, arrival, less >> 4));
  }

  /** The fields whose stack is higher than the one that the steps of an angle lead from. */
  long higherThanBefore(int angle) {
    long higher = compare(0, digit0, angle);
    higher = compare(higher, digit1, angle);
    higher = compare(higher, digit2, angle);
    higher = compare(higher, digit3, angle);
    return compare(higher, digit4, angle);
  }

  /** How many pieces the stacks of a set have. */
  int pieces(long stacks) {
    return Long.bitCount(stacks)
        + Long.bitCount(stacks & digit0)
        + 2 * Long.bitCount(stacks & digit1)
        + 4 * Long.bitCount(stacks & digit2)
        + 8 * Long.bitCount(stacks & digit3)
        + 16 * Long.bitCount(stacks & digit4);
  }

  Heights map(BitPermutation bits) {
    return new Heights(
        bits.map(digit0), bits.map(digit1), bits.map(digit2), bits.map(digit3), bits.map(digit4));
  }

  int compareTo(Heights other) {
    int order = Long.compare(digit0, other.digit0);
    order = order != 0 ? order : Long.compare(digit1, other.digit1);
    order = order != 0 ? order : Long.compare(digit2, other.digit2);
    order = order != 0 ? order : Long.compare(digit3, other.digit3);
    return order != 0 ? order : Long.compare(digit4, other.digit4);
  }

  /** 64 bits that equal heights share. */
  long hash() {
    return digit0
        + digit1 * 0x9E3779B97F4A7C15L
        + digit2 * 0xD6E8FEB86659FD93L
        + (digit3 ^ Long.rotateLeft(digit4, 32)) * 0xA0761D6478BD642FL;
  }

  private static long set(long digits, long both, long arrival, int digit) {
    return (digits & ~both) | (-(digit & 1L) & arrival);
  }

  /** Compares one more digit: it decides where the two differ. */
  private static long compare(long before, long digit, int angle) {
    long other = Hexagon61.turn(digit, angle);
    return (digit & ~other) | (before & ~(digit ^ other));
  }
}
