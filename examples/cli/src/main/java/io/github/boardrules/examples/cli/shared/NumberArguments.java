package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.core.search.Perft;
import io.github.boardrules.engine.Limit;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/** Parses whole numbers among the arguments; a {@link Failure} says what a text should be. */
public final class NumberArguments {
  /** The greatest depth of {@link Perft}. */
  public static final int MAX_DEPTH = 999;

  private static final Pattern WHOLE = Pattern.compile("-?[0-9]+");

  private NumberArguments() {}

  /** Returns the argument DEPTH. */
  public static int depth(String text, int min) {
    return (int) read("DEPTH", text, min, MAX_DEPTH);
  }

  /** Returns a number of 0 or more. */
  public static int count(String argument, String text) {
    return count(argument, text, Integer.MAX_VALUE);
  }

  /** Returns a number from 0 to the greatest one. */
  public static int count(String argument, String text, int most) {
    return (int) read(argument, text, 0, most);
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
    return whole(text, min, max)
        .orElseThrow(
            () ->
                Failure.of(
                    "wrong-number",
                    "argument",
                    argument,
                    "found",
                    Texts.quote(text),
                    "least",
                    min,
                    "most",
                    max));
  }

  /** Returns the number that digits from 0 to 9 write; empty if it is another text or too large. */
  public static OptionalLong whole(String text, long min, long max) {
    if (!WHOLE.matcher(text).matches()) {
      return OptionalLong.empty();
    }
    try {
      return OptionalLong.of(Long.parseLong(text)).stream()
          .filter(number -> min <= number && number <= max)
          .findFirst();
    } catch (NumberFormatException tooLarge) {
      return OptionalLong.empty();
    }
  }
}
