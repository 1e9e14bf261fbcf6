package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The choices that Pikk-Pakk leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = PikkPakkOptions.DEFAULT.withPush(PikkPakkOptions.Push.RING).withRepeat(3);
 * options.variant(); // ==> pikkpakk:push=ring,repeat=3
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
    int board, boolean equal, PushMode push, int repeat, Start start, PushLength steps)
    implements FamilyOptions {

  private static final VariantText TEXT =
      new VariantText(
          "pikkpakk",
          List.of(
              Option.ofWords("board", "9", List.of("9", "11")),
              Option.ofWords("equal", "no", OptionValues.NO_YES),
              Option.ofWords("push", "line", OptionValues.of(PushMode.class)),
              RepeatOption.OPTION,
              Option.ofWords("start", "spiral", List.of("spiral", "joint")),
              Option.ofWords("steps", "1", List.of(PushLength.ONE.word(), PushLength.ANY.word()))));

  /** The options of the variant {@code pikkpakk}: all defaults. */
  public static final PikkPakkOptions DEFAULT =
      new PikkPakkOptions(9, false, PushMode.LINE, 0, Start.SPIRAL, PushLength.ONE);

  /**
   * Checks the values and their combination.
   *
   * @throws IllegalArgumentException when there is no such variant
   */
  public PikkPakkOptions {
    Objects.requireNonNull(push);
    Objects.requireNonNull(start);
    Objects.requireNonNull(steps);
    RepeatOption.check(repeat);
    if (board != 9 && board != 11) {
      throw new IllegalArgumentException(
          "The board has 9 or 11 cells in a line, not " + board + ".");
    }
    if (steps != PushLength.ONE && steps != PushLength.ANY) {
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
    OptionValues words = TEXT.parse(text);
    PushMode push = words.constant("push", PushMode.class);
    int board = words.number("board");
    if (board == 11 && push.isRound()) {
      throw new VariantException(
          new NotationException(text, PikkPakkTextReason.BOARD_NOT_USED, Map.of()));
    }
    return new PikkPakkOptions(
        board,
        words.yes("equal"),
        push,
        words.number(RepeatOption.KEY),
        words.constant("start", Start.class),
        PushLength.of(words.word("steps")));
  }

  /**
   * These options on another board.
   *
   * @param newBoard the cells in a line of it, 9 or 11
   * @return new options
   * @throws IllegalArgumentException when it is another number, or the larger board is asked for
   *     where pushes go round
   */
  public PikkPakkOptions withBoard(int newBoard) {
    return new PikkPakkOptions(newBoard, equal, push, repeat, start, steps);
  }

  /**
   * These options with or without equality.
   *
   * @param newEqual whether the winning push may be made with equality
   * @return new options
   */
  public PikkPakkOptions withEqual(boolean newEqual) {
    return new PikkPakkOptions(board, newEqual, push, repeat, start, steps);
  }

  /**
   * These options with another way to push.
   *
   * @param newPush how lines are pushed
   * @return new options
   * @throws IllegalArgumentException when pushes are to go round on the larger board
   */
  public PikkPakkOptions withPush(PushMode newPush) {
    return new PikkPakkOptions(board, equal, newPush, repeat, start, steps);
  }

  /**
   * These options that are drawn at another occurrence of a position.
   *
   * @param newRepeat the occurrence that ends the game, 2 to 9; 0 for none
   * @return new options
   * @throws IllegalArgumentException when it is another number
   */
  public PikkPakkOptions withRepeat(int newRepeat) {
    return new PikkPakkOptions(board, equal, push, newRepeat, start, steps);
  }

  /**
   * These options with another start.
   *
   * @param newStart how the balls come onto the board
   * @return new options
   */
  public PikkPakkOptions withStart(Start newStart) {
    return new PikkPakkOptions(board, equal, push, repeat, newStart, steps);
  }

  /**
   * These options with other lengths of a push.
   *
   * @param newSteps how far a push may go, one cell or any number
   * @return new options
   * @throws IllegalArgumentException when it is another length
   */
  public PikkPakkOptions withSteps(PushLength newSteps) {
    return new PikkPakkOptions(board, equal, push, repeat, start, newSteps);
  }

  @Override
  public String variant() {
    return TEXT.format(
        Map.of(
            "board",
            Integer.toString(board),
            "equal",
            OptionValues.of(equal),
            "push",
            OptionValues.of(push),
            RepeatOption.KEY,
            Integer.toString(repeat),
            "start",
            OptionValues.of(start),
            "steps",
            steps.word()));
  }
}
