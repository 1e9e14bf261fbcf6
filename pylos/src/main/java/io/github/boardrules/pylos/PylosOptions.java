package io.github.boardrules.pylos;

import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;

/**
 * The choices that the rules of Pylos leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = PylosOptions.DEFAULT.withTakeBack(PylosOptions.TakeBackRule.MUST).withLines(true);
 * options.variant(); // ==> pylos:takeback=must,lines=yes
 * var rules = PylosRules.of(options);
 * }</pre>
 */
public final class PylosOptions extends GameOptions<PylosOptions> {
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

  private static final VariantOption<Integer> BASE = VariantOption.ofChoice("base", 4, 3);
  private static final VariantOption<TakeBackRule> TAKE_BACK =
      VariantOption.ofEnum("takeback", TakeBackRule.OPTIONAL);
  private static final VariantOption<Boolean> LINES = VariantOption.ofFlag("lines", false);
  private static final VariantOption<OutRule> OUT = VariantOption.ofEnum("out", OutRule.EMPTY);
  private static final VariantOption<Integer> LIMIT = VariantOption.ofNumber("limit", 0, 0, 999);

  static final VariantText TEXT =
      VariantText.of("pylos", BASE, TAKE_BACK, LINES, OUT, LIMIT)
          .withForbidden(
              PylosTextReason.NOTHING_TO_TAKE_BACK,
              values ->
                  values.get(TAKE_BACK) == TakeBackRule.NONE
                      && (values.isNamed(LINES) || values.isNamed(LIMIT)));

  /** The options of the variant {@code pylos}: all defaults. */
  public static final PylosOptions DEFAULT = new PylosOptions(TEXT.defaults());

  static PylosOptions parse(String variant) {
    return new PylosOptions(TEXT.parse(variant));
  }

  private PylosOptions(OptionValues values) {
    super(TEXT, values);
  }

  /** {@return the side of level 1, 4 or 3} */
  public int base() {
    return get(BASE);
  }

  /** {@return whether a player who completes a pattern takes stones back} */
  public TakeBackRule takeBack() {
    return get(TAKE_BACK);
  }

  /** {@return whether rows and columns are patterns, as squares are} */
  public boolean lines() {
    return get(LINES);
  }

  /** {@return when a player has run out of stones} */
  public OutRule out() {
    return get(OUT);
  }

  /** {@return the number of take-back turns after which the game is drawn, 1 to 999; 0 for none} */
  public int limit() {
    return get(LIMIT);
  }

  /**
   * {@return these options with another base}
   *
   * @param base the side of level 1, 4 or 3
   * @throws IllegalArgumentException if it is another number
   */
  public PylosOptions withBase(int base) {
    return with(BASE, base);
  }

  /**
   * {@return these options with another rule for taking stones back}
   *
   * @param takeBack the rule
   * @throws IllegalArgumentException if no stones are taken back but there are lines or a limit
   */
  public PylosOptions withTakeBack(TakeBackRule takeBack) {
    return with(TAKE_BACK, takeBack);
  }

  /**
   * {@return these options with or without lines}
   *
   * @param lines whether rows and columns are patterns
   * @throws IllegalArgumentException if there are to be lines but no stones are taken back
   */
  public PylosOptions withLines(boolean lines) {
    return with(LINES, lines);
  }

  /**
   * {@return these options with another rule for running out of stones}
   *
   * @param out the rule
   */
  public PylosOptions withOut(OutRule out) {
    return with(OUT, out);
  }

  /**
   * {@return these options with another limit}
   *
   * @param limit the number of take-back turns after which the game is drawn, 1 to 999; 0 for none
   * @throws IllegalArgumentException if it is out of that range, or above 0 although no stones are
   *     taken back
   */
  public PylosOptions withLimit(int limit) {
    return with(LIMIT, limit);
  }

  @Override
  protected PylosOptions create(OptionValues values) {
    return new PylosOptions(values);
  }
}
