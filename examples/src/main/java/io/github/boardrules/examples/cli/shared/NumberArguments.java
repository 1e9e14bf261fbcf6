package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.engine.Limit;

/** Parses whole numbers among the arguments; a {@link Failure} says what a text should be. */
public final class NumberArguments {
  /** More than any count can reach in practice, and safe for the stack. */
  public static final int MAX_DEPTH = 999;

  private NumberArguments() {}

  /** Returns the argument DEPTH. */
  public static int depth(String text, int min) {
    return (int) read("DEPTH", text, min, MAX_DEPTH);
  }

  /** Returns a number of 0 or more. */
  public static int count(String argument, String text) {
    return (int) read(argument, text, 0, Integer.MAX_VALUE);
  }

  /** Returns a number from 1 to the greatest one. */
  public static int positive(String argument, String text, int most) {
    return (int) read(argument, text, 1, most);
  }

  /** Returns a number of nodes, 1 or more. */
  public static long nodes(String argument, String text) {
    return read(argument, text, 1, Long.MAX_VALUE - 1);
  }

  /** Returns a level of the engine. */
  public static int level(String argument, String text) {
    return (int) read(argument, text, Limit.MIN_LEVEL, Limit.MAX_LEVEL);
  }

  /** Returns the argument --seed, any number. */
  public static long seed(String text) {
    return read("--seed", text, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static long read(String argument, String text, long min, long max) {
    try {
      long number = Long.parseLong(text);
      if (min <= number && number <= max) {
        return number;
      }
    } catch (NumberFormatException problem) {
      // It is reported like a number that is out of range.
    }
    throw Failure.of(
        "wrong-number",
        "argument",
        argument,
        "found",
        Texts.quote(text),
        "least",
        min,
        "most",
        max);
  }
}
