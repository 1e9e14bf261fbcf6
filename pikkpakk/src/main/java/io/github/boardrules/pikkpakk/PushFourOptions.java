package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * The choices that push-four leaves open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = PushFourOptions.DEFAULT.withFull(PushFourOptions.Full.BLOCK);
 * options.variant(); // ==> pushfour:full=block
 * var rules = PikkPakkRules.of(options);
 * }</pre>
 *
 * @param both who wins when one move makes both players' lines
 * @param full what becomes of a line with seven balls when one more enters
 * @param repeat the occurrence of a position that ends the game, 2 to 9; 0 for none
 */
public record PushFourOptions(BothLines both, FullLineRule full, int repeat)
    implements FamilyOptions {

  /** What becomes of a line with seven balls when one more enters. */
  public enum FullLineRule {
    /** It drops its last ball. */
    DROP,
    /** It takes no ball. */
    BLOCK
  }

  private static final VariantText TEXT =
      new VariantText(
          "pushfour",
          List.of(
              Option.ofWords("both", "mover", OptionValues.of(BothLines.class)),
              Option.ofWords("full", "drop", OptionValues.of(FullLineRule.class)),
              RepeatOption.OPTION));

  /** The options of the variant {@code pushfour}: all defaults. */
  public static final PushFourOptions DEFAULT =
      new PushFourOptions(BothLines.MOVER, FullLineRule.DROP, 0);

  /**
   * Checks the values.
   *
   * @throws IllegalArgumentException when there is no such variant
   */
  public PushFourOptions {
    Objects.requireNonNull(both);
    Objects.requireNonNull(full);
    RepeatOption.check(repeat);
  }

  /**
   * Reads the options from a variant id.
   *
   * @param text a variant id, such as {@code pushfour:full=block}
   * @return the options
   * @throws VariantException when the text is no variant of push-four
   */
  public static PushFourOptions parse(String text) {
    OptionValues words = TEXT.parse(text);
    return new PushFourOptions(
        words.constant("both", BothLines.class),
        words.constant("full", FullLineRule.class),
        words.number(RepeatOption.KEY));
  }

  /**
   * These options with another winner when one move makes both players' lines.
   *
   * @param newBoth who wins then
   * @return new options
   */
  public PushFourOptions withBoth(BothLines newBoth) {
    return new PushFourOptions(newBoth, full, repeat);
  }

  /**
   * These options with another rule for full lines.
   *
   * @param newFull what becomes of a line with seven balls when one more enters
   * @return new options
   */
  public PushFourOptions withFull(FullLineRule newFull) {
    return new PushFourOptions(both, newFull, repeat);
  }

  /**
   * These options that are drawn at another occurrence of a position.
   *
   * @param newRepeat the occurrence that ends the game, 2 to 9; 0 for none
   * @return new options
   * @throws IllegalArgumentException when it is another number
   */
  public PushFourOptions withRepeat(int newRepeat) {
    return new PushFourOptions(both, full, newRepeat);
  }

  @Override
  public String variant() {
    return TEXT.format(
        Map.of(
            "both",
            OptionValues.of(both),
            "full",
            OptionValues.of(full),
            RepeatOption.KEY,
            Integer.toString(repeat)));
  }
}
