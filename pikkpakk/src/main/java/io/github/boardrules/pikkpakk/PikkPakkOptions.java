package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import io.github.boardrules.pikkpakk.board.PikkPakkTextReason;
import java.util.List;

/**
 * The choices that Pikk-Pakk leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = PikkPakkOptions.DEFAULT.withPush(PushMode.RING).withRepeat(3);
 * options.variant(); // ==> pikkpakk:push=ring,repeat=3
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 *
 * @param board the cells in a line of the board, 9 or 11
 * @param equal whether the winning push may be made with equality
 * @param push how lines are pushed
 * @param repeat the occurrence of a position that ends the game, 2 to 9; 0 for no such rule
 * @param start how the balls come onto the board, from the spiral or one by one
 * @param steps how far a push can go, one cell or any number
 */
public record PikkPakkOptions(
    int board, boolean equal, PushMode push, int repeat, Start start, PushLength steps)
    implements FamilyOptions {
  private static final Option<Integer> BOARD = Option.ofChoice("board", 9, 11);
  private static final Option<Boolean> EQUAL = Option.ofFlag("equal", false);
  private static final Option<PushMode> PUSH = Option.ofEnum("push", PushMode.LINE);
  private static final Option<Start> START =
      SharedOptions.oneOf("start", List.of(Start.SPIRAL, Start.JOINT));
  private static final Option<PushLength> STEPS =
      SharedOptions.oneOf("steps", List.of(PushLength.ONE, PushLength.ANY), PushLength::word);

  /** The variant ids of the game. */
  static final VariantText TEXT =
      VariantText.of("pikkpakk", BOARD, EQUAL, PUSH, SharedOptions.REPEAT, START, STEPS)
          .withForbidden(
              PikkPakkTextReason.BOARD_NOT_USED,
              values -> values.get(BOARD) == 11 && values.get(PUSH).isRound());

  /** The options of the variant {@code pikkpakk}: all defaults. */
  public static final PikkPakkOptions DEFAULT = of(TEXT.defaults());

  /**
   * Checks the values and their combination.
   *
   * @throws IllegalArgumentException if there is no such variant
   */
  public PikkPakkOptions {
    TEXT.check(board, equal, push, repeat, start, steps);
  }

  /**
   * Returns the options of a variant id.
   *
   * @param variant a variant id, such as {@code pikkpakk:push=capture}
   * @return the options
   * @throws VariantException if the text is not a variant of Pikk-Pakk
   */
  public static PikkPakkOptions parse(String variant) {
    return of(TEXT.parse(variant));
  }

  private static PikkPakkOptions of(OptionValues values) {
    TEXT.check(values);
    return new PikkPakkOptions(
        values.get(BOARD),
        values.get(EQUAL),
        values.get(PUSH),
        values.get(SharedOptions.REPEAT),
        values.get(START),
        values.get(STEPS));
  }

  /**
   * Returns these options on another board.
   *
   * @param newBoard the cells in a line of the board, 9 or 11
   * @return new options
   * @throws IllegalArgumentException if it is another number, or 11 where pushes go round
   */
  public PikkPakkOptions withBoard(int newBoard) {
    return of(values().with(BOARD, newBoard));
  }

  /**
   * Returns these options with or without equality.
   *
   * @param newEqual whether the winning push may be made with equality
   * @return new options
   */
  public PikkPakkOptions withEqual(boolean newEqual) {
    return of(values().with(EQUAL, newEqual));
  }

  /**
   * Returns these options with another way to push.
   *
   * @param newPush how lines are pushed
   * @return new options
   * @throws IllegalArgumentException if pushes would go round on the larger board
   */
  public PikkPakkOptions withPush(PushMode newPush) {
    return of(values().with(PUSH, newPush));
  }

  /**
   * Returns these options with a draw at another occurrence of a position.
   *
   * @param newRepeat the occurrence that ends the game, 2 to 9; 0 for no such rule
   * @return new options
   * @throws IllegalArgumentException if it is another number
   */
  public PikkPakkOptions withRepeat(int newRepeat) {
    return of(values().with(SharedOptions.REPEAT, newRepeat));
  }

  /**
   * Returns these options with another start.
   *
   * @param newStart {@link Start#SPIRAL} or {@link Start#JOINT}
   * @return new options
   * @throws IllegalArgumentException if it is another start
   */
  public PikkPakkOptions withStart(Start newStart) {
    return of(values().with(START, newStart));
  }

  /**
   * Returns these options with pushes of another length.
   *
   * @param newSteps {@link PushLength#ONE} or {@link PushLength#ANY}
   * @return new options
   * @throws IllegalArgumentException if it is another length
   */
  public PikkPakkOptions withSteps(PushLength newSteps) {
    return of(values().with(STEPS, newSteps));
  }

  @Override
  public String variant() {
    return TEXT.format(values());
  }

  private OptionValues values() {
    return TEXT.values(board, equal, push, repeat, start, steps);
  }
}
