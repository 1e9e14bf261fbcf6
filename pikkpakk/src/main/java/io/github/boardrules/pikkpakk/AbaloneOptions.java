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
 * The choices that square abalone leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = AbaloneOptions.DEFAULT.withWin(6).withSide(true);
 * options.variant(); // ==> abalone:side=yes,win=6
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 *
 * @param collision whether a longer push ends where it meets a ball
 * @param own whether own balls may be pushed off
 * @param repeat the occurrence of a position that ends the game, 2 to 9; 0 for none
 * @param side whether own balls may move sideways
 * @param start how the balls come onto the board
 * @param steps how far a push may go
 * @param win how many of the opponent's balls are to be removed, 1 to 24, or to 18 with rows
 */
public record AbaloneOptions(
    CollisionRule collision,
    boolean own,
    int repeat,
    boolean side,
    Start start,
    PushLength steps,
    int win)
    implements FamilyOptions {

  /** What a longer push does where it meets a ball. */
  public enum CollisionRule {
    /** It ends. */
    STOP,
    /** It may go on while the mover keeps the majority. */
    PUSH
  }

  private static final int MAX_TO_REMOVE = 24;
  private static final int BALLS_IN_ROWS = 18;

  private static final VariantText TEXT =
      new VariantText(
          "abalone",
          List.of(
              Option.ofWords("collision", "stop", OptionValues.of(CollisionRule.class)),
              Option.ofWords("own", "no", OptionValues.NO_YES),
              RepeatOption.OPTION,
              Option.ofWords("side", "no", OptionValues.NO_YES),
              Option.ofWords("start", "rows", List.of("rows", "joint")),
              Option.ofWords("steps", "1", PushLength.WORDS),
              Option.ofNumber("win", 9, 1, MAX_TO_REMOVE)));

  /** The options of the variant {@code abalone}: all defaults. */
  public static final AbaloneOptions DEFAULT =
      new AbaloneOptions(CollisionRule.STOP, false, 0, false, Start.ROWS, PushLength.ONE, 9);

  /**
   * Checks the values and their combination.
   *
   * @throws IllegalArgumentException when there is no such variant
   */
  public AbaloneOptions {
    Objects.requireNonNull(collision);
    Objects.requireNonNull(start);
    Objects.requireNonNull(steps);
    RepeatOption.check(repeat);
    if (win < 1 || win > (start == Start.ROWS ? BALLS_IN_ROWS : MAX_TO_REMOVE)) {
      throw new IllegalArgumentException("A player does not have " + win + " balls to lose.");
    }
    if (collision == CollisionRule.PUSH && steps == PushLength.ONE) {
      throw new IllegalArgumentException("A push of one cell meets no ball on its way.");
    }
  }

  /**
   * Reads the options from a variant id.
   *
   * @param text a variant id, such as {@code abalone:side=yes}
   * @return the options
   * @throws VariantException when the text is no variant of square abalone
   */
  public static AbaloneOptions parse(String text) {
    OptionValues words = TEXT.parse(text);
    CollisionRule collision = words.constant("collision", CollisionRule.class);
    Start start = words.constant("start", Start.class);
    PushLength steps = PushLength.of(words.word("steps"));
    int win = words.number("win");
    if (collision == CollisionRule.PUSH && steps == PushLength.ONE) {
      throw refused(text, PikkPakkTextReason.NO_COLLISION);
    }
    if (start == Start.ROWS && win > BALLS_IN_ROWS) {
      throw refused(text, PikkPakkTextReason.TOO_MANY_TO_REMOVE);
    }
    return new AbaloneOptions(
        collision,
        words.yes("own"),
        words.number(RepeatOption.KEY),
        words.yes("side"),
        start,
        steps,
        win);
  }

  /**
   * These options with another rule for a push that meets a ball.
   *
   * @param newCollision whether it ends there
   * @return new options
   * @throws IllegalArgumentException when a push that goes one cell is to go on
   */
  public AbaloneOptions withCollision(CollisionRule newCollision) {
    return new AbaloneOptions(newCollision, own, repeat, side, start, steps, win);
  }

  /**
   * These options with or without pushing off own balls.
   *
   * @param newOwn whether own balls may be pushed off
   * @return new options
   */
  public AbaloneOptions withOwn(boolean newOwn) {
    return new AbaloneOptions(collision, newOwn, repeat, side, start, steps, win);
  }

  /**
   * These options that are drawn at another occurrence of a position.
   *
   * @param newRepeat the occurrence that ends the game, 2 to 9; 0 for none
   * @return new options
   * @throws IllegalArgumentException when it is another number
   */
  public AbaloneOptions withRepeat(int newRepeat) {
    return new AbaloneOptions(collision, own, newRepeat, side, start, steps, win);
  }

  /**
   * These options with or without moves sideways.
   *
   * @param newSide whether own balls may move sideways
   * @return new options
   */
  public AbaloneOptions withSide(boolean newSide) {
    return new AbaloneOptions(collision, own, repeat, newSide, start, steps, win);
  }

  /**
   * These options with another start.
   *
   * @param newStart how the balls come onto the board
   * @return new options
   * @throws IllegalArgumentException when more balls are to be removed than stand in the rows
   */
  public AbaloneOptions withStart(Start newStart) {
    return new AbaloneOptions(collision, own, repeat, side, newStart, steps, win);
  }

  /**
   * These options with other lengths of a push.
   *
   * @param newSteps how far a push may go
   * @return new options
   * @throws IllegalArgumentException when a push is to go one cell and on where it meets a ball
   */
  public AbaloneOptions withSteps(PushLength newSteps) {
    return new AbaloneOptions(collision, own, repeat, side, start, newSteps, win);
  }

  /**
   * These options with another number of balls to be removed.
   *
   * @param newWin 1 to 24, or to 18 with rows
   * @return new options
   * @throws IllegalArgumentException when it is another number
   */
  public AbaloneOptions withWin(int newWin) {
    return new AbaloneOptions(collision, own, repeat, side, start, steps, newWin);
  }

  @Override
  public String variant() {
    return TEXT.format(
        Map.of(
            "collision",
            OptionValues.of(collision),
            "own",
            OptionValues.of(own),
            RepeatOption.KEY,
            Integer.toString(repeat),
            "side",
            OptionValues.of(side),
            "start",
            OptionValues.of(start),
            "steps",
            steps.word(),
            "win",
            Integer.toString(win)));
  }

  private static VariantException refused(String text, PikkPakkTextReason reason) {
    return new VariantException(new NotationException(text, reason, Map.of()));
  }
}
