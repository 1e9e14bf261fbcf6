package io.github.boardrules.nim;

import java.util.OptionalInt;

/** The most balls in one move, as an option: a number or none (RULES.md, "Variants"). */
final class Bound {
  static final String KEY = "max";

  /** The word for no bound. */
  static final String ANY = "any";

  private Bound() {}

  static OptionalInt parse(String value) {
    return value.equals(ANY) ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(value));
  }

  static String format(OptionalInt max) {
    return max.isPresent() ? Integer.toString(max.getAsInt()) : ANY;
  }

  /** Checks a number that is 1 or more. */
  static void check(String name, int value, int most) {
    if (value < 1 || value > most) {
      throw new IllegalArgumentException(name + " must be 1 to " + most + ", not " + value + ".");
    }
  }
}
