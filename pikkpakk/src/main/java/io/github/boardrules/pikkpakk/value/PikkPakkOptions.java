package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import io.github.boardrules.pikkpakk.base.PikkPakkTextReason;
import java.util.List;

/**
 * The choices that Pikk-Pakk leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = PikkPakkOptions.DEFAULT.withPush(PushRule.RING).withRepeat(3);
 * options.variant(); // ==> pikkpakk:push=ring,repeat=3
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 *
 * @param board the cells in a line of the board, 9 or 11
 * @param hasEquality whether the winning push may be made with equality
 * @param push how lines are pushed
 * @param repeat the occurrence of a position that ends the game, 2 to 9; 0 for no such rule
 * @param start how the balls come onto the board, from the spiral or one by one
 * @param steps how far a push can go, one cell or any number
 */
public record PikkPakkOptions(
    int board,
    boolean hasEquality,
    PushRule push,
    int repeat,
    StartRule start,
    PushLengthRule steps)
    implements FamilyOptions {
  private static final Option<Integer> BOARD = Option.ofChoice("board", 9, 11);
  private static final Option<Boolean> EQUAL = Option.ofFlag("equal", false);
  private static final Option<PushRule> PUSH = Option.ofEnum("push", PushRule.LINE);
  private static final Option<StartRule> START =
      SharedOptions.oneOf("start", List.of(StartRule.SPIRAL, StartRule.JOINT));
  private static final Option<PushLengthRule> STEPS =
      SharedOptions.oneOf(
          "steps", List.of(PushLengthRule.ONE, PushLengthRule.ANY), PushLengthRule::word);

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
    TEXT.check(board, hasEquality, push, repeat, start, steps);
  }

  /**
   * {@return the options of a variant id}
   *
   * @param variant a variant id, such as {@code pikkpakk:push=capture}
   * @throws VariantException if the text is not a variant of Pikk-Pakk
   */
  public static PikkPakkOptions parse(String variant) {
    return of(TEXT.parse(variant));
  }

  private static PikkPakkOptions of(OptionValues values) {
    return new PikkPakkOptions(
        values.get(BOARD),
        values.get(EQUAL),
        values.get(PUSH),
        values.get(SharedOptions.REPEAT),
        values.get(START),
        values.get(STEPS));
  }

  /**
   * {@return these options on another board}
   *
   * @param newBoard the cells in a line of the board, 9 or 11
   * @throws IllegalArgumentException if it is another number, or 11 where pushes go round
   */
  public PikkPakkOptions withBoard(int newBoard) {
    return of(values().with(BOARD, newBoard));
  }

  /**
   * {@return these options with or without equality}
   *
   * @param newEqual whether the winning push may be made with equality
   */
  public PikkPakkOptions withEqual(boolean newEqual) {
    return of(values().with(EQUAL, newEqual));
  }

  /**
   * {@return these options with another way to push}
   *
   * @param newPush how lines are pushed
   * @throws IllegalArgumentException if pushes would go round on the larger board
   */
  public PikkPakkOptions withPush(PushRule newPush) {
    return of(values().with(PUSH, newPush));
  }

  /**
   * {@return these options with a draw at another occurrence of a position}
   *
   * @param newRepeat the occurrence that ends the game, 2 to 9; 0 for no such rule
   * @throws IllegalArgumentException if it is another number
   */
  public PikkPakkOptions withRepeat(int newRepeat) {
    return of(values().with(SharedOptions.REPEAT, newRepeat));
  }

  /**
   * {@return these options with another start}
   *
   * @param newStart {@link StartRule#SPIRAL} or {@link StartRule#JOINT}
   * @throws IllegalArgumentException if it is another start
   */
  public PikkPakkOptions withStart(StartRule newStart) {
    return of(values().with(START, newStart));
  }

  /**
   * {@return these options with pushes of another length}
   *
   * @param newSteps {@link PushLengthRule#ONE} or {@link PushLengthRule#ANY}
   * @throws IllegalArgumentException if it is another length
   */
  public PikkPakkOptions withSteps(PushLengthRule newSteps) {
    return of(values().with(STEPS, newSteps));
  }

  @Override
  public VariantText text() {
    return TEXT;
  }

  @Override
  public String variant() {
    return TEXT.format(values());
  }

  private OptionValues values() {
    return TEXT.values(board, hasEquality, push, repeat, start, steps);
  }
}
