package io.github.boardrules.pylos;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The choices that the rules of Pylos leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = PylosOptions.DEFAULT.withTakeBack(PylosOptions.TakeBack.MUST).withLines(true);
 * options.variant(); // ==> pylos:takeback=must,lines=yes
 * var rules = PylosRules.of(options);
 * }</pre>
 *
 * @param base the side of level 1, 4 or 3
 * @param takeBack what who completes a pattern does
 * @param lines whether rows and columns are patterns as squares are
 * @param out when a player has run out of stones
 * @param limit after how many take-back turns the game is drawn, 1 to 999; 0 for no limit
 */
public record PylosOptions(int base, TakeBack takeBack, boolean lines, Out out, int limit) {

  /** What a player does who completes a pattern. */
  public enum TakeBack {
    /** He may take back one or two stones. */
    OPTIONAL,
    /** He must take back one or two stones. */
    MUST,
    /** He takes back none: patterns have no effect. */
    NONE
  }

  /** When the player to move has run out of stones, and lost. */
  public enum Out {
    /** When the reserve is empty. */
    EMPTY,
    /** When the reserve is empty and no own stone can be raised. */
    STUCK
  }

  private static final int LARGE = 4;
  private static final int SMALL = 3;
  private static final int MOST_LIMIT = 999;

  private static final String BASE = "base";
  private static final String TAKE_BACK = "takeback";
  private static final String LINES = "lines";
  private static final String OUT = "out";
  private static final String LIMIT = "limit";

  private static final VariantText TEXT =
      new VariantText(
          "pylos",
          List.of(
              Option.ofWords(BASE, "4", List.of("4", "3")),
              Option.ofWords(TAKE_BACK, "optional", OptionValues.of(TakeBack.class)),
              Option.ofWords(LINES, "no", OptionValues.NO_YES),
              Option.ofWords(OUT, "empty", OptionValues.of(Out.class)),
              Option.ofNumber(LIMIT, 0, 0, MOST_LIMIT)));

  /** The options of the variant {@code pylos}: all defaults. */
  public static final PylosOptions DEFAULT =
      new PylosOptions(LARGE, TakeBack.OPTIONAL, false, Out.EMPTY, 0);

  /**
   * Checks the numbers, and that there are neither lines nor a limit where no stone is taken back.
   *
   * @throws IllegalArgumentException when it is not so
   */
  public PylosOptions {
    Objects.requireNonNull(takeBack);
    Objects.requireNonNull(out);
    if (base != LARGE && base != SMALL) {
      throw new IllegalArgumentException("A base is 4 or 3, not " + base + ".");
    }
    if (limit < 0 || limit > MOST_LIMIT) {
      throw new IllegalArgumentException(
          "A limit is 1 to " + MOST_LIMIT + ", or 0 for none, not " + limit + ".");
    }
    if (takeBack == TakeBack.NONE && (lines || limit != 0)) {
      throw new IllegalArgumentException(
          "Where no stones are taken back there are neither lines nor a limit.");
    }
  }

  /**
   * Reads a variant id.
   *
   * @param variant any text
   * @return the options
   * @throws VariantException when the text is no variant of Pylos
   */
  public static PylosOptions parse(String variant) {
    OptionValues words = TEXT.parse(variant);
    TakeBack takeBack = words.constant(TAKE_BACK, TakeBack.class);
    // Even a default is refused; in a well-formed id only a key comes before "=".
    boolean named = variant.contains(LINES + "=") || variant.contains(LIMIT + "=");
    if (takeBack == TakeBack.NONE && named) {
      throw new VariantException(
          new NotationException(variant, PylosTextReason.NOTHING_TO_TAKE_BACK, Map.of()));
    }
    return new PylosOptions(
        words.number(BASE),
        takeBack,
        words.yes(LINES),
        words.constant(OUT, Out.class),
        words.number(LIMIT));
  }

  /**
   * These options with another side of level 1.
   *
   * @param newBase 4 or 3
   * @return new options
   * @throws IllegalArgumentException when it is another number
   */
  public PylosOptions withBase(int newBase) {
    return new PylosOptions(newBase, takeBack, lines, out, limit);
  }

  /**
   * These options with another rule for who completes a pattern.
   *
   * @param newTakeBack the rule
   * @return new options
   * @throws IllegalArgumentException when no stones are to be taken back, but there are lines or a
   *     limit
   */
  public PylosOptions withTakeBack(TakeBack newTakeBack) {
    return new PylosOptions(base, newTakeBack, lines, out, limit);
  }

  /**
   * These options with or without lines.
   *
   * @param newLines whether rows and columns are patterns
   * @return new options
   * @throws IllegalArgumentException when there are to be lines, but no stones are taken back
   */
  public PylosOptions withLines(boolean newLines) {
    return new PylosOptions(base, takeBack, newLines, out, limit);
  }

  /**
   * These options with another rule for running out of stones.
   *
   * @param newOut the rule
   * @return new options
   */
  public PylosOptions withOut(Out newOut) {
    return new PylosOptions(base, takeBack, lines, newOut, limit);
  }

  /**
   * These options with another limit.
   *
   * @param newLimit after how many take-back turns the game is drawn, 1 to 999; 0 for no limit
   * @return new options
   * @throws IllegalArgumentException when it is out of that range, or above 0 where no stones are
   *     taken back
   */
  public PylosOptions withLimit(int newLimit) {
    return new PylosOptions(base, takeBack, lines, out, newLimit);
  }

  /**
   * The canonical variant id.
   *
   * @return the id, such as {@code pylos:takeback=must,lines=yes}
   */
  public String variant() {
    return TEXT.format(
        Map.of(
            BASE, Integer.toString(base),
            TAKE_BACK, OptionValues.of(takeBack),
            LINES, OptionValues.of(lines),
            OUT, OptionValues.of(out),
            LIMIT, Integer.toString(limit)));
  }
}
