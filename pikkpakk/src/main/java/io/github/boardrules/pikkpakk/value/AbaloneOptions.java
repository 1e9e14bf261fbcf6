package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
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
 *
 * @param collision what a longer push does when it meets a ball
 * @param canPushOwnOff whether own balls may be pushed off
 * @param repeat the occurrence of a position that ends the game, 2 to 9; 0 for no such rule
 * @param hasSideways whether own balls may move sideways
 * @param start how the balls come onto the board, in two rows or one by one
 * @param steps how far a push can go
 * @param win how many of the opponent's balls must be removed, 1 to 24, or to 18 with rows
 */
public record AbaloneOptions(
    CollisionRule collision,
    boolean canPushOwnOff,
    int repeat,
    boolean hasSideways,
    StartRule start,
    PushLengthRule steps,
    int win)
    implements FamilyOptions {

  /** What a longer push does when it meets a ball. */
  public enum CollisionRule {
    /** It ends. */
    STOP,
    /** It may go on while the mover keeps the majority. */
    PUSH
  }

  private static final int BALLS_IN_ROWS = 18;

  private static final Option<CollisionRule> COLLISION =
      Option.ofEnum("collision", CollisionRule.STOP);
  private static final Option<Boolean> OWN = Option.ofFlag("own", false);
  private static final Option<Boolean> SIDE = Option.ofFlag("side", false);
  private static final Option<StartRule> START =
      SharedOptions.oneOf("start", List.of(StartRule.ROWS, StartRule.JOINT));
  private static final Option<PushLengthRule> STEPS =
      Option.ofEnum("steps", PushLengthRule.ONE, PushLengthRule::word);
  private static final Option<Integer> WIN = Option.ofNumber("win", 9, 1, 24);

  /** The variant ids of the game. */
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
  public static final AbaloneOptions DEFAULT = of(TEXT.defaults());

  /**
   * Checks the values and their combination.
   *
   * @throws IllegalArgumentException if there is no such variant
   */
  public AbaloneOptions {
    TEXT.check(collision, canPushOwnOff, repeat, hasSideways, start, steps, win);
  }

  /**
   * {@return the options of a variant id}
   *
   * @param variant a variant id, such as {@code abalone:side=yes}
   * @throws VariantException if the text is not a variant of square abalone
   */
  public static AbaloneOptions parse(String variant) {
    return of(TEXT.parse(variant));
  }

  private static AbaloneOptions of(OptionValues values) {
    return new AbaloneOptions(
        values.get(COLLISION),
        values.get(OWN),
        values.get(SharedOptions.REPEAT),
        values.get(SIDE),
        values.get(START),
        values.get(STEPS),
        values.get(WIN));
  }

  /**
   * {@return these options with another rule for a push that meets a ball}
   *
   * @param newCollision what it does then
   * @throws IllegalArgumentException if a push of one cell would have to go on
   */
  public AbaloneOptions withCollision(CollisionRule newCollision) {
    return of(values().with(COLLISION, newCollision));
  }

  /**
   * {@return these options with or without pushing off own balls}
   *
   * @param newOwn whether own balls may be pushed off
   */
  public AbaloneOptions withOwn(boolean newOwn) {
    return of(values().with(OWN, newOwn));
  }

  /**
   * {@return these options with a draw at another occurrence of a position}
   *
   * @param newRepeat the occurrence that ends the game, 2 to 9; 0 for no such rule
   * @throws IllegalArgumentException if it is another number
   */
  public AbaloneOptions withRepeat(int newRepeat) {
    return of(values().with(SharedOptions.REPEAT, newRepeat));
  }

  /**
   * {@return these options with or without sideways moves}
   *
   * @param newSide whether own balls may move sideways
   */
  public AbaloneOptions withSide(boolean newSide) {
    return of(values().with(SIDE, newSide));
  }

  /**
   * {@return these options with another start}
   *
   * @param newStart {@link StartRule#ROWS} or {@link StartRule#JOINT}
   * @throws IllegalArgumentException if it is another start, or more balls would have to be removed
   *     than stand in the rows
   */
  public AbaloneOptions withStart(StartRule newStart) {
    return of(values().with(START, newStart));
  }

  /**
   * {@return these options with pushes of another length}
   *
   * @param newSteps how far a push can go
   * @throws IllegalArgumentException if a push of one cell would have to go on when it meets a ball
   */
  public AbaloneOptions withSteps(PushLengthRule newSteps) {
    return of(values().with(STEPS, newSteps));
  }

  /**
   * {@return these options with another number of balls to be removed}
   *
   * @param newWin 1 to 24, or to 18 with rows
   * @throws IllegalArgumentException if it is another number
   */
  public AbaloneOptions withWin(int newWin) {
    return of(values().with(WIN, newWin));
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
    return TEXT.values(collision, canPushOwnOff, repeat, hasSideways, start, steps, win);
  }
}
