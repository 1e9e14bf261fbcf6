package io.github.boardrules.nim;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.TextCursor;
import io.github.boardrules.core.text.VariantText;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The choices that the games {@code triangle} and {@code heaps} leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = HeapOptions.heaps(3, 4, 5).withMax(3).withLast(Last.LOSES);
 * options.variant(); // ==> heaps:sizes=3-4-5,max=3,last=loses
 * var rules = HeapRules.of(options);
 * }</pre>
 *
 * @param game which of the games; it decides how the variant is named and nothing else
 * @param sizes the balls of each heap at the start: one to twenty numbers from 1 to 99; of a
 *     triangle 1, 2, 3 and so on. Unmodifiable
 * @param max the most balls in one move, 1 to 99; empty for no bound
 * @param last what becomes of the player who takes the last ball
 */
public record HeapOptions(HeapGame game, List<Integer> sizes, OptionalInt max, LastBallRule last) {
  /** The most heaps. */
  static final int MAX_HEAPS = 20;

  /** The most balls of a heap, or of a move. */
  static final int MAX_BALLS = 99;

  private static final int DEFAULT_ROWS = 8;
  private static final String ROWS = "rows";
  private static final String SIZES = "sizes";
  private static final Option MAX =
      Option.ofNumberOrWord(Bound.KEY, Bound.ANY, Bound.ANY, 1, MAX_BALLS);
  private static final VariantText TRIANGLE_TEXT =
      new VariantText(
          HeapGame.TRIANGLE.word(),
          List.of(Option.ofNumber(ROWS, DEFAULT_ROWS, 1, MAX_HEAPS), MAX, LastBallRule.OPTION));
  private static final VariantText HEAPS_TEXT =
      new VariantText(
          HeapGame.HEAPS.word(), List.of(Option.ofNumbers(SIZES, 1, MAX_BALLS), MAX, LastBallRule.OPTION));

  /** The options of the variant {@code triangle}: all defaults. */
  public static final HeapOptions TRIANGLE = triangle(DEFAULT_ROWS);

  /** The games on heaps. */
  public enum HeapGame {
    /** Heaps of 1, 2, 3 balls and so on: the rows of a triangle. */
    TRIANGLE("triangle"),
    /** Heaps of any sizes. */
    HEAPS("heaps");

    private final String word;

    HeapGame(String word) {
      this.word = word;
    }

    /**
     * The first word of the game's variant ids.
     *
     * @return {@code triangle} or {@code heaps}
     */
    public String word() {
      return word;
    }
  }

  /**
   * Checks the sizes and the bound; the list is copied.
   *
   * @throws IllegalArgumentException when a number is out of its range, there are too many heaps or
   *     none, or those of a triangle are no triangle
   */
  public HeapOptions {
    Objects.requireNonNull(game);
    Objects.requireNonNull(max);
    Objects.requireNonNull(last);
    sizes = List.copyOf(sizes);
    Bound.check("the number of heaps", sizes.size(), MAX_HEAPS);
    sizes.forEach(size -> Bound.check("the size of a heap", size, MAX_BALLS));
    Bound.check(Bound.KEY, max.orElse(1), MAX_BALLS);
    if (game == HeapGame.TRIANGLE && !sizes.equals(rows(sizes.size()))) {
      throw new IllegalArgumentException("The rows of a triangle are 1, 2, 3, not " + sizes + ".");
    }
  }

  /**
   * The game {@code triangle} without a bound, in which the last ball wins.
   *
   * @param rows the number of rows, 1 to 20
   * @return the options
   * @throws IllegalArgumentException when the number is out of its range
   */
  public static HeapOptions triangle(int rows) {
    return new HeapOptions(HeapGame.TRIANGLE, rows(rows), OptionalInt.empty(), LastBallRule.WINS);
  }

  /**
   * The game {@code heaps} without a bound, in which the last ball wins.
   *
   * @param sizes the balls of each heap, 1 to 99; one to twenty heaps
   * @return the options
   * @throws IllegalArgumentException when there are too many heaps or none, or a size is out of its
   *     range
   */
  public static HeapOptions heaps(int... sizes) {
    return new HeapOptions(
        HeapGame.HEAPS, Arrays.stream(sizes).boxed().toList(), OptionalInt.empty(), LastBallRule.WINS);
  }

  /**
   * Reads a variant id.
   *
   * @param variant any text
   * @return the options
   * @throws VariantException when the text is no variant of {@code triangle} or {@code heaps}
   */
  public static HeapOptions parse(String variant) {
    HeapGame game = game(variant);
    OptionValues words = (game == HeapGame.TRIANGLE ? TRIANGLE_TEXT : HEAPS_TEXT).parse(variant);
    return new HeapOptions(
        game,
        game == HeapGame.TRIANGLE ? rows(words.number(ROWS)) : sizes(variant, words.word(SIZES)),
        Bound.parse(words.word(Bound.KEY)),
        words.constant(LastBallRule.KEY, LastBallRule.class));
  }

  /**
   * These options with another bound on the balls of one move.
   *
   * @param newMax the most balls in one move, 1 to 99
   * @return new options
   * @throws IllegalArgumentException when the number is out of its range
   */
  public HeapOptions withMax(int newMax) {
    return new HeapOptions(game, sizes, OptionalInt.of(newMax), last);
  }

  /**
   * These options without a bound on the balls of one move.
   *
   * @return new options
   */
  public HeapOptions withoutMax() {
    return new HeapOptions(game, sizes, OptionalInt.empty(), last);
  }

  /**
   * These options with another rule for the last ball.
   *
   * @param newLast what becomes of the player who takes it
   * @return new options
   */
  public HeapOptions withLast(LastBallRule newLast) {
    return new HeapOptions(game, sizes, max, newLast);
  }

  /**
   * The canonical variant id.
   *
   * @return the id, such as {@code heaps:sizes=3-4-5,max=2}
   */
  public String variant() {
    String word = OptionValues.of(last);
    String bound = Bound.format(max);
    return game == HeapGame.TRIANGLE
        ? TRIANGLE_TEXT.format(
            Map.of(ROWS, Integer.toString(sizes.size()), Bound.KEY, bound, LastBallRule.KEY, word))
        : HEAPS_TEXT.format(
            Map.of(
                SIZES,
                sizes.stream().map(size -> Integer.toString(size)).collect(Collectors.joining("-")),
                Bound.KEY,
                bound,
                LastBallRule.KEY,
                word));
  }

  private static List<Integer> rows(int count) {
    return IntStream.rangeClosed(1, count).boxed().toList();
  }

  private static HeapGame game(String variant) {
    try {
      String word =
          new TextCursor(variant).expectWord(List.of(HeapGame.TRIANGLE.word(), HeapGame.HEAPS.word()));
      return word.equals(HeapGame.TRIANGLE.word()) ? HeapGame.TRIANGLE : HeapGame.HEAPS;
    } catch (NotationException problem) {
      throw new VariantException(problem);
    }
  }

  private static List<Integer> sizes(String variant, String value) {
    if (value.isEmpty()) {
      throw refused(variant, NimTextReason.SIZES_MISSING, Map.of());
    }
    List<Integer> sizes = Arrays.stream(value.split("-", -1)).map(Integer::valueOf).toList();
    if (sizes.size() > MAX_HEAPS) {
      throw refused(
          variant,
          NimTextReason.TOO_MANY_HEAPS,
          Map.of("count", Integer.toString(sizes.size()), "most", Integer.toString(MAX_HEAPS)));
    }
    return sizes;
  }

  private static VariantException refused(
      String variant, Reason reason, Map<String, String> facts) {
    return new VariantException(new NotationException(variant, reason, facts));
  }
}
