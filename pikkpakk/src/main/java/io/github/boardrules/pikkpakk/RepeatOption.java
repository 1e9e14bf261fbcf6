package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.text.Option;

/** The occurrence of a position that ends the game, as an option (RULES.md, "Repetition"). */
final class RepeatOption {
  /** The key of the option in variant ids. */
  static final String KEY = "repeat";

  private static final int MIN = 2;
  private static final int MAX = 9;

  /** The option; without it no position ends the game. */
  static final Option OPTION = Option.ofNumber(KEY, 0, MIN, MAX);

  private RepeatOption() {}

  /** Checks a number of occurrences, or 0 for none. */
  static void check(int repeat) {
    if (repeat != 0 && (repeat < MIN || repeat > MAX)) {
      throw new IllegalArgumentException(
          "The game ends at the second to ninth occurrence or, with 0, never, not at "
              + repeat
              + ".");
    }
  }
}
