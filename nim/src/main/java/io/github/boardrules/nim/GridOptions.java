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
   * Parses a variant id.
   *
   * @param variant any text
   * @return the options
   * @throws VariantException if the text is not a variant of {@code one-two-three}
   */
  public static GridOptions parse(String variant) {
    return of(TEXT.parse(variant));
  }

  /**
   * Returns these options with another size of the grid.
   *
   * @param newCols the number of columns, 1 to 8
   * @param newRows the number of rows, 1 to 8
   * @return new options
   * @throws IllegalArgumentException if a number is out of its range
   */
  public GridOptions withSize(int newCols, int newRows) {
    return of(values().with(COLS, newCols).with(ROWS, newRows));
  }

  /**
   * Returns these options with another maximum of balls in one move.
   *
   * @param newMax the greatest number of balls in one move, 1 to 8; 0 for any number
   * @return new options
   * @throws IllegalArgumentException if the number is out of its range
   */
  public GridOptions withMax(int newMax) {
    return of(values().with(MAX, newMax));
  }

  /**
   * Returns these options with another rule for gaps.
   *
   * @param newTouch whether the balls taken must form an unbroken run
   * @return new options
   */
  public GridOptions withTouch(boolean newTouch) {
    return of(values().with(TOUCH, newTouch));
  }

  /**
   * Returns these options with another rule for the last ball.
   *
   * @param newLast whether the player who takes it wins or loses
   * @return new options
   */
  public GridOptions withLast(LastBallRule newLast) {
    return of(values().with(LastBallRule.OPTION, newLast));
  }

  /**
   * Returns the canonical variant id.
   *
   * @return the id, such as {@code one-two-three:max=any,touch=no}
   */
  public String variant() {
    return TEXT.format(values());
  }

  /** Returns the greatest number of balls that a move on a grid of this size can take. */
  int maxBalls() {
    return max == 0 ? Cell.MAX_SIDE : max;
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
