package io.github.boardrules.examples.cli;

/** Reads whole numbers from arguments. */
final class Numbers {
  /** Deeper than anybody can count, and not too deep for the stack. */
  static final int DEEPEST = 999;

  private Numbers() {}

  static int depth(String text, int least) {
    return (int) read("DEPTH", text, least, DEEPEST);
  }

  static int count(String argument, String text) {
    return (int) read(argument, text, 0, Integer.MAX_VALUE);
  }

  static int limit(String text) {
    return (int) read("--limit", text, 1, Integer.MAX_VALUE);
  }

  static long seed(String text) {
    return read("--seed", text, Long.MIN_VALUE, Long.MAX_VALUE);
  }

  private static long read(String argument, String text, long least, long most) {
    try {
      long number = Long.parseLong(text);
      if (least <= number && number <= most) {
        return number;
      }
    } catch (NumberFormatException problem) {
      // What is wrong is the same as with a number out of range.
    }
    throw Failure.of(
        "wrong-number",
        "argument",
        argument,
        "found",
        Texts.quote(text),
        "least",
        least,
        "most",
        most);
  }
}
