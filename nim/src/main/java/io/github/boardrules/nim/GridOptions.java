package io.github.boardrules.nim;

import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;

/**
 * The choices that the game {@code one-two-three} leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = GridOptions.DEFAULT.withCols(5).withRows(3).withLast(LastBallRule.LOSES);
 * options.variant(); // ==> one-two-three:cols=5,rows=3,last=loses
 * var rules = GridRules.of(options);
 * }</pre>
 */
public final class GridOptions extends GameOptions<GridOptions> {
  static final String GAME = "one-two-three";

  private static final VariantOption<Integer> COLS =
      VariantOption.ofNumber("cols", 4, 1, GridCell.MAX_SIDE);
  private static final VariantOption<Integer> ROWS =
      VariantOption.ofNumber("rows", 4, 1, GridCell.MAX_SIDE);
  private static final VariantOption<Integer> MAX =
      VariantOption.ofNumberOrWord("max", 3, "any", 1, GridCell.MAX_SIDE);
  private static final VariantOption<Boolean> TOUCH = VariantOption.ofFlag("touch", true);
  static final VariantText TEXT = VariantText.of(GAME, COLS, ROWS, MAX, TOUCH, LastBallRule.OPTION);

  /** The options of the variant {@code one-two-three}: all defaults. */
  public static final GridOptions DEFAULT = new GridOptions(TEXT.defaults());

  static GridOptions parse(String variant) {
    return new GridOptions(TEXT.parse(variant));
  }

  private GridOptions(OptionValues values) {
    super(TEXT, values);
  }

  /** {@return the number of columns, 1 to 8} */
  public int cols() {
    return get(COLS);
  }

  /** {@return the number of rows, 1 to 8} */
  public int rows() {
    return get(ROWS);
  }

  /** {@return the greatest number of balls in one move, 1 to 8; 0 for any number} */
  public int max() {
    return get(MAX);
  }

  /** {@return whether the balls taken must form an unbroken run} */
  public boolean touch() {
    return get(TOUCH);
  }

  /** {@return whether the player who takes the last ball wins or loses} */
  public LastBallRule last() {
    return get(LastBallRule.OPTION);
  }

  /**
   * {@return these options with another number of columns}
   *
   * @param cols 1 to 8
   * @throws IllegalArgumentException if it is out of that range
   */
  public GridOptions withCols(int cols) {
    return with(COLS, cols);
  }

  /**
   * {@return these options with another number of rows}
   *
   * @param rows 1 to 8
   * @throws IllegalArgumentException if it is out of that range
   */
  public GridOptions withRows(int rows) {
    return with(ROWS, rows);
  }

  /**
   * {@return these options with another maximum of balls in one move}
   *
   * @param max the greatest number of balls in one move, 1 to 8; 0 for any number
   * @throws IllegalArgumentException if the number is out of its range
   */
  public GridOptions withMax(int max) {
    return with(MAX, max);
  }

  /**
   * {@return these options with another rule for gaps}
   *
   * @param touch whether the balls taken must form an unbroken run
   */
  public GridOptions withTouch(boolean touch) {
    return with(TOUCH, touch);
  }

  /**
   * {@return these options with another rule for the last ball}
   *
   * @param last whether the player who takes it wins or loses
   */
  public GridOptions withLast(LastBallRule last) {
    return with(LastBallRule.OPTION, last);
  }

  @Override
  protected GridOptions create(OptionValues values) {
    return new GridOptions(values);
  }
}
