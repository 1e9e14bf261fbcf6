package io.github.boardrules.pikkpakk.value;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;

/**
 * The choices that push-four leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = PushFourOptions.DEFAULT.withFull(PushFourOptions.FullLineRule.BLOCK);
 * options.variant(); // ==> pushfour:full=block
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 *
 * @param both who wins when one move makes both players' lines
 * @param full what happens when a ball enters a line with seven balls
 * @param repeat the occurrence of a position that ends the game, 2 to 9; 0 for no such rule
 */
public record PushFourOptions(BothLinesRule both, FullLineRule full, int repeat)
    implements FamilyOptions {

  /** What happens when a ball enters a line with seven balls. */
  public enum FullLineRule {
    /** The line drops its last ball. */
    DROP,
    /** No ball can enter the line. */
    BLOCK
  }

  private static final Option<FullLineRule> FULL = Option.ofEnum("full", FullLineRule.DROP);

  /** The variant ids of the game. */
  static final VariantText TEXT =
      VariantText.of("pushfour", SharedOptions.BOTH, FULL, SharedOptions.REPEAT);

  /** The options of the variant {@code pushfour}: all defaults. */
  public static final PushFourOptions DEFAULT = of(TEXT.defaults());

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException if there is no such variant
   */
  public PushFourOptions {
    TEXT.check(both, full, repeat);
  }

  /**
   * {@return the options of a variant id}
   *
   * @param variant a variant id, such as {@code pushfour:full=block}
   * @throws VariantException if the text is not a variant of push-four
   */
  public static PushFourOptions parse(String variant) {
    return of(TEXT.parse(variant));
  }

  private static PushFourOptions of(OptionValues values) {
    return new PushFourOptions(
        values.get(SharedOptions.BOTH), values.get(FULL), values.get(SharedOptions.REPEAT));
  }

  /**
   * {@return these options with another winner when one move makes both players' lines}
   *
   * @param newBoth who wins then
   */
  public PushFourOptions withBoth(BothLinesRule newBoth) {
    return of(values().with(SharedOptions.BOTH, newBoth));
  }

  /**
   * {@return these options with another rule for full lines}
   *
   * @param newFull what happens when a ball enters a line with seven balls
   */
  public PushFourOptions withFull(FullLineRule newFull) {
    return of(values().with(FULL, newFull));
  }

  /**
   * {@return these options with a draw at another occurrence of a position}
   *
   * @param newRepeat the occurrence that ends the game, 2 to 9; 0 for no such rule
   * @throws IllegalArgumentException if it is another number
   */
  public PushFourOptions withRepeat(int newRepeat) {
    return of(values().with(SharedOptions.REPEAT, newRepeat));
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
    return TEXT.values(both, full, repeat);
  }
}
