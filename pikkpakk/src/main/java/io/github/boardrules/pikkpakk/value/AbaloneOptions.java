package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import io.github.boardrules.pikkpakk.base.PikkPakkTextReason;
import java.util.List;

/**
 * The choices that square abalone leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = AbaloneOptions.DEFAULT.withWin(6).withSide(true);
 * options.variant(); // ==> abalone:side=yes,win=6
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 */
public final class AbaloneOptions extends GameOptions<AbaloneOptions>
    implements PikkPakkFamilyOptions {
  /** What a longer push does when it meets a ball. */
  public enum CollisionRule {
    /** It ends. */
    STOP,
    /** It may continue while the mover keeps the majority. */
    PUSH
  }

  private static final int BALLS_IN_ROWS = 18;

  private static final VariantOption<CollisionRule> COLLISION =
      VariantOption.ofEnum("collision", CollisionRule.STOP);
  private static final VariantOption<Boolean> OWN = VariantOption.ofFlag("own", false);
  private static final VariantOption<Boolean> SIDE = VariantOption.ofFlag("side", false);
  private static final VariantOption<StartRule> START =
      SharedOptions.oneOf("start", List.of(StartRule.ROWS, StartRule.JOINT));
  private static final VariantOption<PushLengthRule> STEPS =
      VariantOption.ofEnum("steps", PushLengthRule.ONE, PushLengthRule::word);
  private static final VariantOption<Integer> WIN = VariantOption.ofNumber("win", 9, 1, 24);

  static final VariantText TEXT =
      VariantText.of("abalone", COLLISION, OWN, SharedOptions.REPEAT, SIDE, START, STEPS, WIN)
          .withForbidden(
              PikkPakkTextReason.NO_COLLISION,
              values ->
                  values.get(COLLISION) == CollisionRule.PUSH
                      && values.get(STEPS) == PushLengthRule.ONE)
          .withForbidden(
              PikkPakkTextReason.TOO_MANY_TO_REMOVE,
              values -> values.get(START) == StartRule.ROWS && values.get(WIN) > BALLS_IN_ROWS);

  /** The options of the variant {@code abalone}: all defaults. */
  public static final AbaloneOptions DEFAULT = new AbaloneOptions(TEXT.defaults());

  static AbaloneOptions parse(String variant) {
    return new AbaloneOptions(TEXT.parse(variant));
  }

  private AbaloneOptions(OptionValues values) {
    super(TEXT, values);
  }

  /** {@return what a longer push does when it meets a ball} */
  public CollisionRule collision() {
    return get(COLLISION);
  }

  /** {@return whether own balls may be pushed off} */
  public boolean own() {
    return get(OWN);
  }

  /** {@return the occurrence of a position that ends the game, 2 to 9; 0 for no such rule} */
  public int repeat() {
    return get(SharedOptions.REPEAT);
  }

  /** {@return whether own balls may move sideways} */
  public boolean side() {
    return get(SIDE);
  }

  /** {@return how the balls come onto the board, in two rows or one by one} */
  public StartRule start() {
    return get(START);
  }

  /** {@return how far a push can go} */
  public PushLengthRule steps() {
    return get(STEPS);
  }

  /** {@return how many of the opponent's balls must be removed, 1 to 24, or to 18 with rows} */
  public int win() {
    return get(WIN);
  }

  /**
   * {@return these options with another rule for a push that meets a ball}
   *
   * @param collision what it does then
   * @throws IllegalArgumentException if a push of one cell would have to continue
   */
  public AbaloneOptions withCollision(CollisionRule collision) {
    return with(COLLISION, collision);
  }

  /**
   * {@return these options with or without pushing off own balls}
   *
   * @param own whether own balls may be pushed off
   */
  public AbaloneOptions withOwn(boolean own) {
    return with(OWN, own);
  }

  /**
   * {@return these options with a draw at another occurrence of a position}
   *
   * @param repeat the occurrence that ends the game, 2 to 9; 0 for no such rule
   * @throws IllegalArgumentException if it is another number
   */
  public AbaloneOptions withRepeat(int repeat) {
    return with(SharedOptions.REPEAT, repeat);
  }

  /**
   * {@return these options with or without sideways moves}
   *
   * @param side whether own balls may move sideways
   */
  public AbaloneOptions withSide(boolean side) {
    return with(SIDE, side);
  }

  /**
   * {@return these options with another start}
   *
   * @param start {@link StartRule#ROWS} or {@link StartRule#JOINT}
   * @throws IllegalArgumentException if it is another start, or more balls would have to be removed
   *     than stand in the rows
   */
  public AbaloneOptions withStart(StartRule start) {
    return with(START, start);
  }

  /**
   * {@return these options with pushes of another length}
   *
   * @param steps how far a push can go
   * @throws IllegalArgumentException if a push of one cell would have to continue when it meets a
   *     ball
   */
  public AbaloneOptions withSteps(PushLengthRule steps) {
    return with(STEPS, steps);
  }

  /**
   * {@return these options with another number of balls to be removed}
   *
   * @param win 1 to 24, or to 18 with rows
   * @throws IllegalArgumentException if it is another number
   */
  public AbaloneOptions withWin(int win) {
    return with(WIN, win);
  }

  @Override
  protected AbaloneOptions create(OptionValues values) {
    return new AbaloneOptions(values);
  }
}
