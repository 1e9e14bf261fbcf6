package io.github.boardrules.examples.cli;

import io.github.boardrules.engine.Limit;

/** Parses whole numbers among the arguments. */
final class NumberArguments {
  /** More than any count can reach in practice, and safe for the stack. */
  static final int MAX_DEPTH = 999;

  private NumberArguments() {}

  static int depth(String text, int min) {
    return (int) read("DEPTH", text, min, MAX_DEPTH);
  }

  static int count(String argument, String text) {
    return (int) read(argument, text, 0, Integer.MAX_VALUE);
  }

  static int positive(String argument, String text, int most) {
    return (int) read(argument, text, 1, most);
  }

  static long nodes(String argument, String text) {
    return read(argument, text, 1, Long.MAX_VALUE - 1);
  }

  static int level(String argument, String text) {
    return (int) read(argument, text, Limit.MIN_LEVEL, Limit.MAX_LEVEL);
  }

  static int limit(String text) {
    return (int) read("--limit", text, 1, Integer.MAX_VALUE);
  }

  static long seed(String text) {
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
