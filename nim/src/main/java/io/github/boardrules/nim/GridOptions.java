package io.github.boardrules.nim;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;

/**
 * The choices that the game {@code one-two-three} leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = GridOptions.DEFAULT.withSize(5, 3).withLast(LastBallRule.LOSES);
 * options.variant(); // ==> one-two-three:cols=5,rows=3,last=loses
 * var rules = GridRules.of(options);
 * }</pre>
 *
 * @param cols the number of columns, 1 to 8
 * @param rows the number of rows, 1 to 8
 * @param max the greatest number of balls in one move, 1 to 8; 0 for any number
 * @param isTouchRequired whether the balls taken must form an unbroken run
 * @param last whether the player who takes the last ball wins or loses
 */
public record GridOptions(int cols, int rows, int max, boolean isTouchRequired, LastBallRule last) {
  /** The id of the game. */
  static final String GAME = "one-two-three";

  private static final Option<Integer> COLS = Option.ofNumber("cols", 4, 1, Cell.MAX_SIDE);
  private static final Option<Integer> ROWS = Option.ofNumber("rows", 4, 1, Cell.MAX_SIDE);
  private static final Option<Integer> MAX =
      Option.ofNumberOrWord("max", 3, "any", 1, Cell.MAX_SIDE);
  private static final Option<Boolean> TOUCH = Option.ofFlag("touch", true);

  /** The variant ids of the game. */
  static final VariantText TEXT = VariantText.of(GAME, COLS, ROWS, MAX, TOUCH, LastBallRule.OPTION);

  /** The options of the variant {@code one-two-three}: all defaults. */
  public static final GridOptions DEFAULT = of(TEXT.defaults());

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException if a number is out of its range
   */
  public GridOptions {
    TEXT.check(cols, rows, max, isTouchRequired, last);
  }

  /**
   * {@return the options of a variant id}
   *
   * @param variant any text
   * @throws VariantException if the text is not a variant of {@code one-two-three}
   */
  public static GridOptions parse(String variant) {
    return of(TEXT.parse(variant));
  }

  /**
   * {@return these options with another size of the grid}
   *
   * @param newCols the number of columns, 1 to 8
   * @param newRows the number of rows, 1 to 8
   * @throws IllegalArgumentException if a number is out of its range
   */
  public GridOptions withSize(int newCols, int newRows) {
    return of(values().with(COLS, newCols).with(ROWS, newRows));
  }

  /**
   * {@return these options with another maximum of balls in one move}
   *
   * @param newMax the greatest number of balls in one move, 1 to 8; 0 for any number
   * @throws IllegalArgumentException if the number is out of its range
   */
  public GridOptions withMax(int newMax) {
    return of(values().with(MAX, newMax));
  }

  /**
   * {@return these options with another rule for gaps}
   *
   * @param newTouch whether the balls taken must form an unbroken run
   */
  public GridOptions withTouch(boolean newTouch) {
    return of(values().with(TOUCH, newTouch));
  }

  /**
   * {@return these options with another rule for the last ball}
   *
   * @param newLast whether the player who takes it wins or loses
   */
  public GridOptions withLast(LastBallRule newLast) {
    return of(values().with(LastBallRule.OPTION, newLast));
  }

  /** {@return the canonical variant id, such as {@code one-two-three:max=any,touch=no}} */
  public String variant() {
    return TEXT.format(values());
  }

  private OptionValues values() {
    return TEXT.values(cols, rows, max, isTouchRequired, last);
  }

  private static GridOptions of(OptionValues values) {
    return new GridOptions(
        values.get(COLS),
        values.get(ROWS),
        values.get(MAX),
        values.get(TOUCH),
        values.get(LastBallRule.OPTION));
  }
}
