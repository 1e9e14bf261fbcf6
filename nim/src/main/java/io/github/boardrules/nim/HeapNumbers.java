package io.github.boardrules.nim;

/** The numbers of moves and positions on heaps: all have at most two digits. */
final class HeapNumbers {
  private static final int MAX_DIGITS = 2;

  private HeapNumbers() {}

  /**
   * Returns the value of digits without leading zeros; a value above every maximum if it is too
   * long.
   */
  static int parse(String digits) {
    return digits.length() > MAX_DIGITS ? Integer.MAX_VALUE : Integer.parseInt(digits);
  }

  /** Throws an exception unless a number is 1 to the maximum. */
  static void check(String name, int value, int max) {
    if (value < 1 || value > max) {
      throw new IllegalArgumentException(name + " must be 1 to " + max + ", not " + value + ".");
    }
  }
}
