package io.github.boardrules.nim;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * The choices that the game {@code one-two-three} leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = GridOptions.DEFAULT.withSize(5, 3).withLast(Last.LOSES);
 * options.variant(); // ==> one-two-three:cols=5,rows=3,last=loses
 * var rules = GridRules.of(options);
 * }</pre>
 *
 * @param cols the number of columns, 1 to 8
 * @param rows the number of rows, 1 to 8
 * @param max the most balls in one move, 1 to 8; empty for no bound
 * @param touch whether the balls taken must form an unbroken run
 * @param last what becomes of the player who takes the last ball
 */
public record GridOptions(int cols, int rows, OptionalInt max, boolean touch, LastBallRule last) {
  private static final String COLS = "cols";
  private static final String ROWS = "rows";
  private static final String TOUCH = "touch";

  private static final VariantText TEXT =
      new VariantText(
          "one-two-three",
          List.of(
              Option.ofNumber(COLS, 4, 1, Cell.MAX_SIDE),
              Option.ofNumber(ROWS, 4, 1, Cell.MAX_SIDE),
              Option.ofNumberOrWord(Bound.KEY, "3", Bound.ANY, 1, Cell.MAX_SIDE),
              Option.ofWords(TOUCH, "yes", List.of("yes", "no")),
              LastBallRule.OPTION));

  /** The options of the variant {@code one-two-three}: all defaults. */
  public static final GridOptions DEFAULT =
      new GridOptions(4, 4, OptionalInt.of(3), true, LastBallRule.WINS);

  /**
   * Checks the ranges.
   *
   * @throws IllegalArgumentException when a number is out of its range
   */
  public GridOptions {
    Bound.check(COLS, cols, Cell.MAX_SIDE);
    Bound.check(ROWS, rows, Cell.MAX_SIDE);
    Bound.check(Bound.KEY, max.orElse(1), Cell.MAX_SIDE);
    Objects.requireNonNull(last);
  }

  /**
   * Reads a variant id.
   *
   * @param variant any text
   * @return the options
   * @throws VariantException when the text is no variant of {@code one-two-three}
   */
  public static GridOptions parse(String variant) {
    OptionValues words = TEXT.parse(variant);
    return new GridOptions(
        words.number(COLS),
        words.number(ROWS),
        Bound.parse(words.word(Bound.KEY)),
        words.yes(TOUCH),
        words.constant(LastBallRule.KEY, LastBallRule.class));
  }

  /**
   * These options on another board.
   *
   * @param newCols the number of columns, 1 to 8
   * @param newRows the number of rows, 1 to 8
   * @return new options
   * @throws IllegalArgumentException when a number is out of its range
   */
  public GridOptions withSize(int newCols, int newRows) {
    return new GridOptions(newCols, newRows, max, touch, last);
  }

  /**
   * These options with another bound on the balls of one move.
   *
   * @param newMax the most balls in one move, 1 to 8
   * @return new options
   * @throws IllegalArgumentException when the number is out of its range
   */
  public GridOptions withMax(int newMax) {
    return new GridOptions(cols, rows, OptionalInt.of(newMax), touch, last);
  }

  /**
   * These options without a bound on the balls of one move.
   *
   * @return new options
   */
  public GridOptions withoutMax() {
    return new GridOptions(cols, rows, OptionalInt.empty(), touch, last);
  }

  /**
   * These options with another rule for gaps.
   *
   * @param newTouch whether the balls taken must form an unbroken run
   * @return new options
   */
  public GridOptions withTouch(boolean newTouch) {
    return new GridOptions(cols, rows, max, newTouch, last);
  }

  /**
   * These options with another rule for the last ball.
   *
   * @param newLast what becomes of the player who takes it
   * @return new options
   */
  public GridOptions withLast(LastBallRule newLast) {
    return new GridOptions(cols, rows, max, touch, newLast);
  }

  /**
   * The canonical variant id.
   *
   * @return the id, such as {@code one-two-three:max=any,touch=no}
   */
  public String variant() {
    return TEXT.format(
        Map.of(
            COLS,
            Integer.toString(cols),
            ROWS,
            Integer.toString(rows),
            Bound.KEY,
            Bound.format(max),
            TOUCH,
            OptionValues.of(touch),
            LastBallRule.KEY,
            OptionValues.of(last)));
  }
}
