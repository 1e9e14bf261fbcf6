package io.github.boardrules.pylos;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;

/**
 * The choices that the rules of Pylos leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = PylosOptions.DEFAULT.withTakeBack(PylosOptions.TakeBackRule.MUST).withLines(true);
 * options.variant(); // ==> pylos:takeback=must,lines=yes
 * var rules = PylosRules.of(options);
 * }</pre>
 *
 * @param base the side of level 1, 4 or 3
 * @param takeBack whether a player who completes a pattern takes stones back
 * @param hasLines whether rows and columns are patterns, as squares are
 * @param out when a player has run out of stones
 * @param limit the number of take-back turns after which the game is drawn, 1 to 999; 0 for none
 */
public record PylosOptions(
    int base, TakeBackRule takeBack, boolean hasLines, OutRule out, int limit) {

  /** Whether a player who completes a pattern takes stones back. */
  public enum TakeBackRule {
    /** They may take back one or two stones. */
    OPTIONAL,
    /** They must take back one or two stones: the published game. */
    MUST,
    /** They take back none, so patterns have no effect: the beginners' game. */
    NONE
  }

  /** When the player to move has run out of stones, and so has lost. */
  public enum OutRule {
    /** When the reserve is empty. */
    EMPTY,
    /** When the reserve is empty and no own stone can be raised. */
    STUCK
  }

  private static final Option<Integer> BASE = Option.ofChoice("base", 4, 3);
  private static final Option<TakeBackRule> TAKE_BACK =
      Option.ofEnum("takeback", TakeBackRule.OPTIONAL);
  private static final Option<Boolean> LINES = Option.ofFlag("lines", false);
  private static final Option<OutRule> OUT = Option.ofEnum("out", OutRule.EMPTY);
  private static final Option<Integer> LIMIT = Option.ofNumber("limit", 0, 0, 999);

  /** The variant ids of the game. */
  static final VariantText TEXT =
      VariantText.of("pylos", BASE, TAKE_BACK, LINES, OUT, LIMIT)
          .withForbidden(
              PylosTextReason.NOTHING_TO_TAKE_BACK,
              values ->
                  values.get(TAKE_BACK) == TakeBackRule.NONE
                      && (values.isNamed(LINES) || values.isNamed(LIMIT)));

  /** The options of the variant {@code pylos}: all defaults. */
  public static final PylosOptions DEFAULT = of(TEXT.defaults());

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException when a number is out of its range, or when no stones are taken
   *     back but there are lines or a limit
   */
  public PylosOptions {
    TEXT.check(base, takeBack, hasLines, out, limit);
  }

  /**
   * {@return the options of a variant id}
   *
   * @param variant any text
   * @throws VariantException when the text is not the id of a variant of Pylos
   */
  public static PylosOptions parse(String variant) {
    return of(TEXT.parse(variant));
  }

  private static PylosOptions of(OptionValues values) {
    return new PylosOptions(
        values.get(BASE),
        values.get(TAKE_BACK),
        values.get(LINES),
        values.get(OUT),
        values.get(LIMIT));
  }

  /**
   * {@return these options with another base}
   *
   * @param newBase the side of level 1, 4 or 3
   * @throws IllegalArgumentException when it is another number
   */
  public PylosOptions withBase(int newBase) {
    return new PylosOptions(newBase, takeBack, hasLines, out, limit);
  }

  /**
   * {@return these options with another rule for taking stones back}
   *
   * @param newTakeBack the rule
   * @throws IllegalArgumentException when no stones are taken back but there are lines or a limit
   */
  public PylosOptions withTakeBack(TakeBackRule newTakeBack) {
    return new PylosOptions(base, newTakeBack, hasLines, out, limit);
  }

  /**
   * {@return these options with or without lines}
   *
   * @param newLines whether rows and columns are patterns
   * @throws IllegalArgumentException when there are to be lines but no stones are taken back
   */
  public PylosOptions withLines(boolean newLines) {
    return new PylosOptions(base, takeBack, newLines, out, limit);
  }

  /**
   * {@return these options with another rule for running out of stones}
   *
   * @param newOut the rule
   */
  public PylosOptions withOut(OutRule newOut) {
    return new PylosOptions(base, takeBack, hasLines, newOut, limit);
  }

  /**
   * {@return these options with another limit}
   *
   * @param newLimit the number of take-back turns after which the game is drawn, 1 to 999; 0 for
   *     none
   * @throws IllegalArgumentException when it is out of that range, or above 0 although no stones
   *     are taken back
   */
  public PylosOptions withLimit(int newLimit) {
    return new PylosOptions(base, takeBack, hasLines, out, newLimit);
  }

  /** {@return the canonical variant id, such as {@code pylos:takeback=must,lines=yes}} */
  public String variant() {
    return TEXT.format(TEXT.values(base, takeBack, hasLines, out, limit));
  }
}
