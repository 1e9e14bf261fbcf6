package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import io.github.boardrules.pikkpakk.base.PikkPakkTextReason;
import java.util.List;

/**
 * The choices that inlay puzzles leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = InlayOptions.DEFAULT.withFrom(Pattern.HALVES).withTo(Pattern.FRAME);
 * options.variant(); // ==> inlay:from=halves,to=frame
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 *
 * @param from the pattern at the start
 * @param push how lines are pushed, within the board or round the block
 * @param to the goal, a pattern of the same balls
 */
public record InlayOptions(Pattern from, PushRule push, Pattern to) implements FamilyOptions {
  private static final Option<Pattern> FROM =
      Option.ofTextOrWord("from", Pattern.SPIRAL, Pattern.NAMES, Pattern::read);
  private static final Option<PushRule> PUSH =
      SharedOptions.oneOf("push", List.of(PushRule.LINE, PushRule.SQUARE));
  private static final Option<Pattern> TO =
      Option.ofTextOrWord("to", Pattern.CHESS, Pattern.NAMES, Pattern::read);

  /** The variant ids of the game. */
  static final VariantText TEXT =
      VariantText.of("inlay", FROM, PUSH, TO)
          .withForbidden(
              PikkPakkTextReason.OTHER_BALLS,
              values -> !values.get(FROM).hasSameBalls(values.get(TO)));

  /** The options of the variant {@code inlay}: all defaults. */
  public static final InlayOptions DEFAULT = of(TEXT.defaults());

  /**
   * Checks the values and their combination.
   *
   * @throws IllegalArgumentException if the patterns hold different balls, or there is no such
   *     puzzle
   */
  public InlayOptions {
    TEXT.check(from, push, to);
  }

  /**
   * {@return the options of a variant id}
   *
   * @param variant a variant id, such as {@code inlay:to=halves}
   * @throws VariantException if the text is not an inlay puzzle
   */
  public static InlayOptions parse(String variant) {
    return of(TEXT.parse(variant));
  }

  private static InlayOptions of(OptionValues values) {
    return new InlayOptions(values.get(FROM), values.get(PUSH), values.get(TO));
  }

  /**
   * {@return these options with another start}
   *
   * @param newFrom the pattern at the start
   * @throws IllegalArgumentException if it holds other balls than the goal
   */
  public InlayOptions withFrom(Pattern newFrom) {
    return of(values().with(FROM, newFrom));
  }

  /**
   * {@return these options with another way to push}
   *
   * @param newPush {@link PushRule#LINE} or {@link PushRule#SQUARE}
   * @throws IllegalArgumentException if it is another way
   */
  public InlayOptions withPush(PushRule newPush) {
    return of(values().with(PUSH, newPush));
  }

  /**
   * {@return these options with another goal}
   *
   * @param newTo the goal
   * @throws IllegalArgumentException if it holds other balls than the pattern at the start
   */
  public InlayOptions withTo(Pattern newTo) {
    return of(values().with(TO, newTo));
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
    return TEXT.values(from, push, to);
  }
}
