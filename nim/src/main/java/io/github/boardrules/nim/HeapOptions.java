package io.github.boardrules.nim;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The choices that the games {@code triangle} and {@code heaps} leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = HeapOptions.heaps(3, 4, 5).withMax(3).withLast(LastBallRule.LOSES);
 * options.variant(); // ==> heaps:sizes=3-4-5,max=3,last=loses
 * var rules = HeapRules.of(options);
 * }</pre>
 *
 * @param game which of the two games; they differ only in their variant ids
 * @param sizes the number of balls of each heap at the start: one to twenty numbers from 1 to 99;
 *     of a triangle 1, 2, 3 and so on. Unmodifiable
 * @param max the greatest number of balls in one move, 1 to 99; 0 for any number
 * @param last whether the player who takes the last ball wins or loses
 */
public record HeapOptions(GameRule game, List<Integer> sizes, int max, LastBallRule last) {
  /** The greatest number of heaps. */
  static final int MAX_HEAPS = 20;

  /** The greatest number of balls of a heap, or of a move. */
  static final int MAX_BALLS = 99;

  private static final Option<Integer> ROWS = Option.ofNumber("rows", 8, 1, MAX_HEAPS);
  private static final Option<List<Integer>> SIZES = Option.ofNumbers("sizes", 1, MAX_BALLS);
  private static final Option<Integer> MAX = Option.ofNumberOrWord("max", 0, "any", 1, MAX_BALLS);

  /** The variant ids of {@code triangle}. */
  static final VariantText TRIANGLE_TEXT =
      VariantText.of(GameRule.TRIANGLE.id(), ROWS, MAX, LastBallRule.OPTION);

  /** The variant ids of {@code heaps}. */
  static final VariantText HEAPS_TEXT =
      VariantText.of(GameRule.HEAPS.id(), SIZES, MAX, LastBallRule.OPTION)
          .withForbidden(NimTextReason.SIZES_MISSING, values -> values.get(SIZES).isEmpty())
          .withForbidden(
              NimTextReason.TOO_MANY_HEAPS,
              values -> values.get(SIZES).size() > MAX_HEAPS,
              values ->
                  Map.of(
                      "count", Integer.toString(values.get(SIZES).size()),
                      "most", Integer.toString(MAX_HEAPS)));

  /** The options of the variant {@code triangle}: all defaults. */
  public static final HeapOptions TRIANGLE = ofTriangle(TRIANGLE_TEXT.defaults());

  /** Which game it is. */
  public enum GameRule {
    /** The heaps have 1, 2, 3 balls and so on, as the rows of a triangle. */
    TRIANGLE,
    /** The heaps have any sizes. */
    HEAPS;

    /**
     * {@return the id of the game, with which its variant ids begin, {@code triangle} or {@code
     * heaps}}
     */
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Checks the sizes and the maximum; the list is copied.
   *
   * @throws IllegalArgumentException if a number is out of its range, there are too many heaps or
   *     none, or those of a triangle are not 1, 2, 3 and so on
   */
  public HeapOptions {
    Objects.requireNonNull(game);
    sizes = List.copyOf(sizes);
    HEAPS_TEXT.check(sizes, max, last);
    if (game == GameRule.TRIANGLE && !sizes.equals(rows(sizes.size()))) {
      throw new IllegalArgumentException("The rows of a triangle are 1, 2, 3, not " + sizes + ".");
    }
  }

  /**
   * {@return the options of the game {@code triangle} with any number of balls in one move, in
   * which the last ball wins}
   *
   * @param rows the number of rows, 1 to 20
   * @throws IllegalArgumentException if the number is out of its range
   */
  public static HeapOptions triangle(int rows) {
    return new HeapOptions(GameRule.TRIANGLE, rows(rows), 0, LastBallRule.WINS);
  }

  /**
   * {@return the options of the game {@code heaps} with any number of balls in one move, in which
   * the last ball wins}
   *
   * @param sizes the number of balls of each heap, 1 to 99; one to twenty heaps
   * @throws IllegalArgumentException if there are too many heaps or none, or a size is out of its
   *     range
   */
  public static HeapOptions heaps(int... sizes) {
    List<Integer> list = Arrays.stream(sizes).boxed().collect(Collectors.toList());
    return new HeapOptions(GameRule.HEAPS, list, 0, LastBallRule.WINS);
  }

  /**
   * {@return the options of a variant id}
   *
   * @param variant any text
   * @throws VariantException if the text is not a variant of {@code triangle} or {@code heaps}
   */
  public static HeapOptions parse(String variant) {
    List<String> games = List.of(GameRule.TRIANGLE.id(), GameRule.HEAPS.id());
    if (VariantText.game(variant, games).equals(GameRule.TRIANGLE.id())) {
      return ofTriangle(TRIANGLE_TEXT.parse(variant));
    }
    OptionValues values = HEAPS_TEXT.parse(variant);
    return new HeapOptions(
        GameRule.HEAPS, values.get(SIZES), values.get(MAX), values.get(LastBallRule.OPTION));
  }

  /**
   * {@return these options with another maximum of balls in one move}
   *
   * @param newMax the greatest number of balls in one move, 1 to 99; 0 for any number
   * @throws IllegalArgumentException if the number is out of its range
   */
  public HeapOptions withMax(int newMax) {
    return new HeapOptions(game, sizes, newMax, last);
  }

  /**
   * {@return these options with another rule for the last ball}
   *
   * @param newLast whether the player who takes it wins or loses
   */
  public HeapOptions withLast(LastBallRule newLast) {
    return new HeapOptions(game, sizes, max, newLast);
  }

  /** {@return the canonical variant id, such as {@code heaps:sizes=3-4-5,max=2}} */
  public String variant() {
    return game == GameRule.TRIANGLE
        ? TRIANGLE_TEXT.format(TRIANGLE_TEXT.values(sizes.size(), max, last))
        : HEAPS_TEXT.format(HEAPS_TEXT.values(sizes, max, last));
  }

  private static HeapOptions ofTriangle(OptionValues values) {
    return new HeapOptions(
        GameRule.TRIANGLE,
        rows(values.get(ROWS)),
        values.get(MAX),
        values.get(LastBallRule.OPTION));
  }

  private static List<Integer> rows(int count) {
    return IntStream.rangeClosed(1, count).boxed().collect(Collectors.toList());
  }
}
