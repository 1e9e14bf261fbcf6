package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
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
 */
public final class PikkPakkOptions extends GameOptions<PikkPakkOptions>
    implements PikkPakkFamilyOptions {
  private static final VariantOption<Integer> BOARD = VariantOption.ofChoice("board", 9, 11);
  private static final VariantOption<Boolean> EQUAL = VariantOption.ofFlag("equal", false);
  private static final VariantOption<PushRule> PUSH = VariantOption.ofEnum("push", PushRule.LINE);
  private static final VariantOption<StartRule> START =
      SharedOptions.oneOf("start", List.of(StartRule.SPIRAL, StartRule.JOINT));
  private static final VariantOption<PushLengthRule> STEPS =
      SharedOptions.oneOf(
          "steps", List.of(PushLengthRule.ONE, PushLengthRule.ANY), PushLengthRule::word);

  static final VariantText TEXT =
      VariantText.of("pikkpakk", BOARD, EQUAL, PUSH, SharedOptions.REPEAT, START, STEPS)
          .withForbidden(
              PikkPakkTextReason.BOARD_NOT_USED,
              values -> values.get(BOARD) == 11 && values.get(PUSH).isRound());

  /** The options of the variant {@code pikkpakk}: all defaults. */
  public static final PikkPakkOptions DEFAULT = new PikkPakkOptions(TEXT.defaults());

  static PikkPakkOptions parse(String variant) {
    return new PikkPakkOptions(TEXT.parse(variant));
  }

  private PikkPakkOptions(OptionValues values) {
    super(TEXT, values);
  }

  /** {@return the cells in a line of the board, 9 or 11} */
  public int board() {
    return get(BOARD);
  }

  /** {@return whether the winning push may be made with equality} */
  public boolean equal() {
    return get(EQUAL);
  }

  /** {@return how lines are pushed} */
  public PushRule push() {
    return get(PUSH);
  }

  /** {@return the occurrence of a position that ends the game, 2 to 9; 0 for no such rule} */
  public int repeat() {
    return get(SharedOptions.REPEAT);
  }

  /** {@return how the balls come onto the board, from the spiral or one by one} */
  public StartRule start() {
    return get(START);
  }

  /** {@return how far a push can go, one cell or any number} */
  public PushLengthRule steps() {
    return get(STEPS);
  }

  /**
   * {@return these options on another board}
   *
   * @param board the cells in a line of the board, 9 or 11
   * @throws IllegalArgumentException if it is another number, or 11 where pushes go round
   */
  public PikkPakkOptions withBoard(int board) {
    return with(BOARD, board);
  }

  /**
   * {@return these options with or without equality}
   *
   * @param equal whether the winning push may be made with equality
   */
  public PikkPakkOptions withEqual(boolean equal) {
    return with(EQUAL, equal);
  }

  /**
   * {@return these options with another way to push}
   *
   * @param push how lines are pushed
   * @throws IllegalArgumentException if pushes would go round on the larger board
   */
  public PikkPakkOptions withPush(PushRule push) {
    return with(PUSH, push);
  }

  /**
   * {@return these options with a draw at another occurrence of a position}
   *
   * @param repeat the occurrence that ends the game, 2 to 9; 0 for no such rule
   * @throws IllegalArgumentException if it is another number
   */
  public PikkPakkOptions withRepeat(int repeat) {
    return with(SharedOptions.REPEAT, repeat);
  }

  /**
   * {@return these options with another start}
   *
   * @param start {@link StartRule#SPIRAL} or {@link StartRule#JOINT}
   * @throws IllegalArgumentException if it is another start
   */
  public PikkPakkOptions withStart(StartRule start) {
    return with(START, start);
  }

  /**
   * {@return these options with pushes of another length}
   *
   * @param steps {@link PushLengthRule#ONE} or {@link PushLengthRule#ANY}
   * @throws IllegalArgumentException if it is another length
   */
  public PikkPakkOptions withSteps(PushLengthRule steps) {
    return with(STEPS, steps);
  }

  @Override
  protected PikkPakkOptions create(OptionValues values) {
    return new PikkPakkOptions(values);
  }
}
