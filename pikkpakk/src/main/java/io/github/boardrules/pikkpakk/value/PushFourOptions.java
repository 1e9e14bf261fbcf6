package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;

/**
 * The choices that push-four leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = PushFourOptions.DEFAULT.withFull(PushFourOptions.FullLineRule.BLOCK);
 * options.variant(); // ==> pushfour:full=block
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 */
public final class PushFourOptions extends GameOptions<PushFourOptions>
    implements PikkPakkFamilyOptions {
  /** What happens when a ball enters a line with seven balls. */
  public enum FullLineRule {
    /** The line drops its last ball. */
    DROP,
    /** No ball can enter the line. */
    BLOCK
  }

  private static final VariantOption<FullLineRule> FULL =
      VariantOption.ofEnum("full", FullLineRule.DROP);

  static final VariantText TEXT =
      VariantText.of("pushfour", SharedOptions.BOTH, FULL, SharedOptions.REPEAT);

  /** The options of the variant {@code pushfour}: all defaults. */
  public static final PushFourOptions DEFAULT = new PushFourOptions(TEXT.defaults());

  static PushFourOptions parse(String variant) {
    return new PushFourOptions(TEXT.parse(variant));
  }

  private PushFourOptions(OptionValues values) {
    super(TEXT, values);
  }

  /** {@return who wins when one move makes both players' lines} */
  public BothLinesRule both() {
    return get(SharedOptions.BOTH);
  }

  /** {@return what happens when a ball enters a line with seven balls} */
  public FullLineRule full() {
    return get(FULL);
  }

  /** {@return the occurrence of a position that ends the game, 2 to 9; 0 for no such rule} */
  public int repeat() {
    return get(SharedOptions.REPEAT);
  }

  /**
   * {@return these options with another winner when one move makes both players' lines}
   *
   * @param both who wins then
   */
  public PushFourOptions withBoth(BothLinesRule both) {
    return with(SharedOptions.BOTH, both);
  }

  /**
   * {@return these options with another rule for full lines}
   *
   * @param full what happens when a ball enters a line with seven balls
   */
  public PushFourOptions withFull(FullLineRule full) {
    return with(FULL, full);
  }

  /**
   * {@return these options with a draw at another occurrence of a position}
   *
   * @param repeat the occurrence that ends the game, 2 to 9; 0 for no such rule
   * @throws IllegalArgumentException if it is another number
   */
  public PushFourOptions withRepeat(int repeat) {
    return with(SharedOptions.REPEAT, repeat);
  }

  @Override
  protected PushFourOptions create(OptionValues values) {
    return new PushFourOptions(values);
  }
}
