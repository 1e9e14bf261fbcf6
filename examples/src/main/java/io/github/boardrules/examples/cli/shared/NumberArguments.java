package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.engine.Limit;

/** Parses whole numbers among the arguments. */
public final class NumberArguments {
  /** More than any count can reach in practice, and safe for the stack. */
  public static final int MAX_DEPTH = 999;

  private NumberArguments() {}

  /**
   * Returns the argument DEPTH.
   *
   * @param min the least depth
   * @throws Failure if the text is no such number
   */
  public static int depth(String text, int min) {
    return (int) read("DEPTH", text, min, MAX_DEPTH);
  }

  /**
   * Returns a number that may be 0: 0 or more.
   *
   * @throws Failure if the text is no such number
   */
  public static int count(String argument, String text) {
    return (int) read(argument, text, 0, Integer.MAX_VALUE);
  }

  /**
   * Returns a positive number: 1 to the greatest number.
   *
   * @throws Failure if the text is no such number
   */
  public static int positive(String argument, String text, int most) {
    return (int) read(argument, text, 1, most);
  }

  /**
   * Returns a number of nodes: 1 or more.
   *
   * @throws Failure if the text is no such number
   */
  public static long nodes(String argument, String text) {
    return read(argument, text, 1, Long.MAX_VALUE - 1);
  }

  public static int level(String argument, String text) {
    return (int) read(argument, text, Limit.MIN_LEVEL, Limit.MAX_LEVEL);
  }

  public static int limit(String text) {
    return (int) read("--limit", text, 1, Integer.MAX_VALUE);
  }

  /**
   * Returns the argument --seed, any number.
   *
   * @throws Failure if the text is no such number
   */
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
