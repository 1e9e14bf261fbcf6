package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import io.github.boardrules.pikkpakk.base.PikkPakkTextReason;
import java.util.List;

/**
 * The choices that inlay puzzles leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = InlayOptions.DEFAULT.withFrom(PikkPakkPattern.HALVES).withPush(PushRule.SQUARE);
 * options.variant(); // ==> inlay:from=halves,push=square
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 */
public final class InlayOptions extends GameOptions<InlayOptions> implements PikkPakkFamilyOptions {
  private static final VariantOption<PikkPakkPattern> FROM =
      VariantOption.ofTextOrWord(
          "from", PikkPakkPattern.SPIRAL, PikkPakkPattern.NAMES, PikkPakkPattern::read);
  private static final VariantOption<PushRule> PUSH =
      SharedOptions.oneOf("push", List.of(PushRule.LINE, PushRule.SQUARE));
  private static final VariantOption<PikkPakkPattern> TO =
      VariantOption.ofTextOrWord(
          "to", PikkPakkPattern.CHESS, PikkPakkPattern.NAMES, PikkPakkPattern::read);

  static final VariantText TEXT =
      VariantText.of("inlay", FROM, PUSH, TO)
          .withForbidden(
              PikkPakkTextReason.OTHER_BALLS,
              values -> !values.get(FROM).hasSameBalls(values.get(TO)));

  /** The options of the variant {@code inlay}: all defaults. */
  public static final InlayOptions DEFAULT = new InlayOptions(TEXT.defaults());

  static InlayOptions parse(String variant) {
    return new InlayOptions(TEXT.parse(variant));
  }

  private InlayOptions(OptionValues values) {
    super(TEXT, values);
  }

  /** {@return the pattern at the start} */
  public PikkPakkPattern from() {
    return get(FROM);
  }

  /** {@return how lines are pushed, within the board or round the block} */
  public PushRule push() {
    return get(PUSH);
  }

  /** {@return the goal, a pattern of the same balls} */
  public PikkPakkPattern to() {
    return get(TO);
  }

  /**
   * {@return these options with another start}
   *
   * @param from the pattern at the start
   * @throws IllegalArgumentException if it holds other balls than the goal
   */
  public InlayOptions withFrom(PikkPakkPattern from) {
    return with(FROM, from);
  }

  /**
   * {@return these options with another way to push}
   *
   * @param push {@link PushRule#LINE} or {@link PushRule#SQUARE}
   * @throws IllegalArgumentException if it is another way
   */
  public InlayOptions withPush(PushRule push) {
    return with(PUSH, push);
  }

  /**
   * {@return these options with another goal}
   *
   * @param to the goal
   * @throws IllegalArgumentException if it holds other balls than the pattern at the start
   */
  public InlayOptions withTo(PikkPakkPattern to) {
    return with(TO, to);
  }

  /**
   * {@return these options with another start and another goal}
   *
   * @param from the pattern at the start
   * @param to the goal
   * @throws IllegalArgumentException if the patterns hold different balls
   */
  public InlayOptions withPatterns(PikkPakkPattern from, PikkPakkPattern to) {
    return create(values().with(FROM, from).with(TO, to));
  }

  @Override
  protected InlayOptions create(OptionValues values) {
    return new InlayOptions(values);
  }
}
