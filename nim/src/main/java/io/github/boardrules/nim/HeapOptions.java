package io.github.boardrules.nim;

import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
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
 */
public final class HeapOptions extends GameOptions<HeapOptions> {
  static final int MAX_HEAPS = 20;

  /** The greatest number of balls of a heap, or of a move. */
  static final int MAX_BALLS = 99;

  private static final VariantOption<Integer> ROWS =
      VariantOption.ofNumber("rows", 8, 1, MAX_HEAPS);
  private static final VariantOption<List<Integer>> SIZES =
      VariantOption.ofNumbers("sizes", 1, MAX_BALLS);
  private static final VariantOption<Integer> MAX =
      VariantOption.ofNumberOrWord("max", 0, "any", 1, MAX_BALLS);

  static final VariantText TRIANGLE_TEXT =
      VariantText.of(GameRule.TRIANGLE.id(), ROWS, MAX, LastBallRule.OPTION);

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
  public static final HeapOptions TRIANGLE =
      new HeapOptions(TRIANGLE_TEXT, TRIANGLE_TEXT.defaults());

  private final List<Integer> sizes;

  /** Which game it is. */
  public enum GameRule {
    /** The heaps have 1, 2, 3 balls and so on, as the rows of a triangle. */
    TRIANGLE,
    /** The heaps have any sizes. */
    HEAPS;

    /** Returns the id of the game, with which its variant ids begin. */
    String id() {
      return name().toLowerCase(Locale.ROOT);
    }
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
    return new HeapOptions(HEAPS_TEXT, HEAPS_TEXT.defaults().with(SIZES, list(sizes)));
  }

  static HeapOptions parse(String variant) {
    List<String> games = List.of(GameRule.TRIANGLE.id(), GameRule.HEAPS.id());
    boolean isTriangle = VariantText.game(variant, games).equals(GameRule.TRIANGLE.id());
    VariantText text = isTriangle ? TRIANGLE_TEXT : HEAPS_TEXT;
    return new HeapOptions(text, text.parse(variant));
  }

  private HeapOptions(VariantText text, OptionValues values) {
    super(text, values);
    sizes =
        text == TRIANGLE_TEXT
            ? List.copyOf(
                IntStream.rangeClosed(1, values.get(ROWS)).boxed().collect(Collectors.toList()))
            : values.get(SIZES);
  }

  /** {@return which of the two games; their moves are the same} */
  public GameRule game() {
    return text() == TRIANGLE_TEXT ? GameRule.TRIANGLE : GameRule.HEAPS;
  }

  /** {@return the number of heaps at the start, which are the rows of a triangle: 1 to 20} */
  public int rows() {
    return sizes.size();
  }

  /**
   * {@return the number of balls of each heap at the start: one to twenty numbers from 1 to 99; of
   * a triangle 1, 2, 3 and so on; unmodifiable}
   */
  public List<Integer> sizes() {
    return sizes;
  }

  /** {@return the greatest number of balls in one move, 1 to 99; 0 for any number} */
  public int max() {
    return get(MAX);
  }

  /** {@return whether the player who takes the last ball wins or loses} */
  public LastBallRule last() {
    return get(LastBallRule.OPTION);
  }

  /**
   * {@return these options with another number of rows}
   *
   * @param rows the number of rows, 1 to 20
   * @throws IllegalArgumentException if the number is out of its range, or the game is not {@code
   *     triangle}
   */
  public HeapOptions withRows(int rows) {
    return with(ROWS, rows);
  }

  /**
   * {@return these options with other heaps}
   *
   * @param sizes the number of balls of each heap, 1 to 99; one to twenty heaps
   * @throws IllegalArgumentException if there are too many heaps or none, a size is out of its
   *     range, or the game is not {@code heaps}
   */
  public HeapOptions withSizes(int... sizes) {
    return with(SIZES, list(sizes));
  }

  /**
   * {@return these options with another maximum of balls in one move}
   *
   * @param max the greatest number of balls in one move, 1 to 99; 0 for any number
   * @throws IllegalArgumentException if the number is out of its range
   */
  public HeapOptions withMax(int max) {
    return with(MAX, max);
  }

  /**
   * {@return these options with another rule for the last ball}
   *
   * @param last whether the player who takes it wins or loses
   */
  public HeapOptions withLast(LastBallRule last) {
    return with(LastBallRule.OPTION, last);
  }

  @Override
  protected HeapOptions create(OptionValues values) {
    return new HeapOptions(text(), values);
  }

  private static List<Integer> list(int... sizes) {
    return List.copyOf(
        Arrays.stream(Objects.requireNonNull(sizes, "sizes")).boxed().collect(Collectors.toList()));
  }
}
