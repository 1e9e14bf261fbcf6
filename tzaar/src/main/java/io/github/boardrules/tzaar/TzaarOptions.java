package io.github.boardrules.tzaar;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * The choices that the rules of TZAAR leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = TzaarOptions.DEFAULT.withRandomSetup(42).withCover(TzaarOptions.Cover.FORBID);
 * options.variant(); // ==> tzaar:setup=random,seed=42,cover=forbid
 * var rules = TzaarRules.of(options);
 * }</pre>
 *
 * @param setup how the pieces come onto the board
 * @param seed which deal, 0 or more; there exactly when the set-up is random
 * @param cover what happens when a player covers his own last stack of a kind
 */
public record TzaarOptions(SetupRule setup, OptionalLong seed, CoverRule cover) {

  /** How the pieces come onto the board. */
  public enum SetupRule {
    /** The fixed layout of the sheet. */
    FIXED,
    /** All pieces are dealt at random, by a seed. */
    RANDOM,
    /** The players place their pieces in turn. */
    TOURNAMENT
  }

  /** What happens when a player covers his own last stack of a kind. */
  public enum CoverRule {
    /** He may, and loses. */
    LOSE,
    /** He may not. */
    FORBID
  }

  private static final VariantText TEXT =
      new VariantText(
          "tzaar",
          List.of(
              Option.ofWords("setup", "fixed", OptionValues.of(SetupRule.class)),
              Option.ofNumberOrNone("seed", 0, Long.MAX_VALUE),
              Option.ofWords("cover", "lose", OptionValues.of(CoverRule.class))));

  /** The options of the variant {@code tzaar}: all defaults. */
  public static final TzaarOptions DEFAULT =
      new TzaarOptions(SetupRule.FIXED, OptionalLong.empty(), CoverRule.LOSE);

  /**
   * Checks that a seed is given exactly for a random set-up.
   *
   * @throws IllegalArgumentException when it is not so, or the seed is negative
   */
  public TzaarOptions {
    Objects.requireNonNull(setup);
    Objects.requireNonNull(cover);
    if (seed.isPresent() != (setup == SetupRule.RANDOM) || seed.orElse(0) < 0) {
      throw new IllegalArgumentException("A random set-up, and no other, has a seed of 0 or more.");
    }
  }

  /**
   * Reads a variant id.
   *
   * @param variant any text
   * @return the options
   * @throws VariantException when the text is no variant of TZAAR
   */
  public static TzaarOptions parse(String variant) {
    OptionValues words = TEXT.parse(variant);
    SetupRule setup = words.constant("setup", SetupRule.class);
    String digits = words.word("seed");
    if (setup == SetupRule.RANDOM && digits.isEmpty()) {
      throw refused(variant, TzaarTextReason.SEED_MISSING);
    }
    if (setup != SetupRule.RANDOM && !digits.isEmpty()) {
      throw refused(variant, TzaarTextReason.SEED_UNUSED);
    }
    OptionalLong seed =
        digits.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(digits));
    return new TzaarOptions(setup, seed, words.constant("cover", CoverRule.class));
  }

  /**
   * These options with the fixed set-up.
   *
   * @return new options
   */
  public TzaarOptions withFixedSetup() {
    return new TzaarOptions(SetupRule.FIXED, OptionalLong.empty(), cover);
  }

  /**
   * These options with a random set-up.
   *
   * @param newSeed which deal, 0 or more
   * @return new options
   * @throws IllegalArgumentException when the seed is negative
   */
  public TzaarOptions withRandomSetup(long newSeed) {
    return new TzaarOptions(SetupRule.RANDOM, OptionalLong.of(newSeed), cover);
  }

  /**
   * These options with an empty board on which the players place their pieces.
   *
   * @return new options
   */
  public TzaarOptions withTournamentSetup() {
    return new TzaarOptions(SetupRule.TOURNAMENT, OptionalLong.empty(), cover);
  }

  /**
   * These options with another rule for covering the last stack of a kind.
   *
   * @param newCover the rule
   * @return new options
   */
  public TzaarOptions withCover(CoverRule newCover) {
    return new TzaarOptions(setup, seed, newCover);
  }

  /**
   * The canonical variant id.
   *
   * @return the id, such as {@code tzaar:setup=random,seed=42}
   */
  public String variant() {
    return TEXT.format(
        Map.of(
            "setup", OptionValues.of(setup),
            "seed", seed.isPresent() ? Long.toString(seed.getAsLong()) : "",
            "cover", OptionValues.of(cover)));
  }

  private static VariantException refused(String variant, Reason reason) {
    return new VariantException(new NotationException(variant, reason, Map.of()));
  }
}
