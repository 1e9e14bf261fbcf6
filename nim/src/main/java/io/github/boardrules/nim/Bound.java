package io.github.boardrules.nim;

import java.util.OptionalInt;

/** The most balls in one move, as an option: a number or none (RULES.md, "Variants"). */
final class Bound {
  static final String KEY = "max";

  /** The word for no bound. */
  static final String ANY = "any";

  /** Of all numbers in these games. */
  private static final int MOST_DIGITS = 2;

  private Bound() {}

  static OptionalInt parse(String value) {
    return value.equals(ANY) ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(value));
  }

  static String format(OptionalInt max) {
    return max.isPresent() ? Integer.toString(max.getAsInt()) : ANY;
  }

  /** The value of digits without leading zeros, or a number that is too large everywhere. */
  static int value(String digits) {
    return digits.length() > MOST_DIGITS ? Integer.MAX_VALUE : Integer.parseInt(digits);
  }

  /** Checks a number that is 1 or more. */
  static void check(String name, int value, int most) {
    if (value < 1 || value > most) {
      throw new IllegalArgumentException(name + " must be 1 to " + most + ", not " + value + ".");
    }
  }
}
