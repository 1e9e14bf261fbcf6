package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The choices that Pikk-Pakk leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = PikkPakkOptions.parse("pikkpakk:push=ring,repeat=3");
 * options.push();   // ==> RING
 * options.repeat(); // ==> 3
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 *
 * @param board the cells in a line of the board, 9 or 11
 * @param equal whether the winning push may be made with equality
 * @param push how lines are pushed
 * @param repeat the occurrence of a position that ends the game, 2 to 9; 0 for none
 * @param start how the balls come onto the board
 * @param steps how far a push may go, one cell or any number
 */
public record PikkPakkOptions(
    int board, boolean equal, Push push, int repeat, Start start, Steps steps)
    implements FamilyOptions {

  /** How lines are pushed. */
  public enum Push {
    /** Complete lines, which stay on the board. */
    LINE,
    /** Runs; balls leave at the edge. */
    CAPTURE,
    /** Lines of the block, which go round. */
    SQUARE,
    /** Lines of the board, framed with neutral balls, which go round. */
    RING;

    /** Whether lines go round. */
    boolean isRound() {
      return this == SQUARE || this == RING;
    }
  }

  /** How the balls come onto the board. */
  public enum Start {
    /** They stand in the spiral. */
    SPIRAL,
    /** The players place them one by one. */
    JOINT
  }

  private static final VariantText TEXT =
      new VariantText(
          "pikkpakk",
          List.of(
              Option.ofWords("board", "9", List.of("9", "11")),
              Option.ofWords("equal", "no", Words.NO_YES),
              Option.ofWords("push", "line", Words.of(Push.values())),
              Option.ofNumber("repeat", 0, 2, 9),
              Option.ofWords("start", "spiral", Words.of(Start.values())),
              Option.ofWords("steps", "1", List.of(Steps.ONE.word(), Steps.ANY.word()))));

  /** The options of the variant {@code pikkpakk}: all defaults. */
  public static final PikkPakkOptions DEFAULT =
      new PikkPakkOptions(9, false, Push.LINE, 0, Start.SPIRAL, Steps.ONE);

  /**
   * Checks the values and their combination.
   *
   * @throws IllegalArgumentException when there is no such variant
   */
  public PikkPakkOptions {
    Objects.requireNonNull(push);
    Objects.requireNonNull(start);
    Objects.requireNonNull(steps);
    Words.checkRepeat(repeat);
    if (board != 9 && board != 11) {
      throw new IllegalArgumentException(
          "The board has 9 or 11 cells in a line, not " + board + ".");
    }
    if (steps != Steps.ONE && steps != Steps.ANY) {
      throw new IllegalArgumentException("A push goes one cell or any number, not " + steps + ".");
    }
    if (board == 11 && push.isRound()) {
      throw new IllegalArgumentException("A push that goes round does not use the larger board.");
    }
  }

  /**
   * Reads the options from a variant id.
   *
   * @param text a variant id, such as {@code pikkpakk:push=capture}
   * @return the options
   * @throws VariantException when the text is no variant of Pikk-Pakk
   */
  public static PikkPakkOptions parse(String text) {
    Words words = new Words(TEXT.parse(text));
    Push push = words.value("push", Push.values());
    int board = words.number("board");
    if (board == 11 && push.isRound()) {
      throw new VariantException(
          new NotationException(text, PikkPakkTextReason.BOARD_NOT_USED, Map.of()));
    }
    return new PikkPakkOptions(
        board,
        words.yes("equal"),
        push,
        words.number("repeat"),
        words.value("start", Start.values()),
        words.steps("steps"));
  }

  @Override
  public String variant() {
    return TEXT.format(
        Map.of(
            "board", Integer.toString(board),
            "equal", Words.yesOrNo(equal),
            "push", Words.of(push),
            "repeat", Integer.toString(repeat),
            "start", Words.of(start),
            "steps", steps.word()));
  }
}
