package io.github.boardrules.tzaar;

import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantText;
import java.util.OptionalLong;

/**
 * The choices that the rules of TZAAR leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = TzaarOptions.DEFAULT.withRandomSetup(42).withCover(TzaarOptions.CoverRule.FORBID);
 * options.variant(); // ==> tzaar:setup=random,seed=42,cover=forbid
 * var rules = TzaarRules.of(options);
 * }</pre>
 *
 * @param setup how the pieces come onto the board
 * @param seed the seed of a random set-up, 0 or more; empty for any other set-up
 * @param cover whether players may cover their own last stack of a kind
 */
public record TzaarOptions(SetupRule setup, OptionalLong seed, CoverRule cover) {

  /** How the pieces come onto the board. */
  public enum SetupRule {
    /** The pieces have the fixed layout of the rule sheet. */
    FIXED,
    /** The pieces are shuffled; the seed decides. */
    RANDOM,
    /** The players place their pieces in turn. */
    TOURNAMENT
  }

  /** Whether players may cover their own last stack of a kind. */
  public enum CoverRule {
    /** They may, and lose. */
    LOSE,
    /** They may not. */
    FORBID
  }

  private static final Option<SetupRule> SETUP = Option.ofEnum("setup", SetupRule.FIXED);
  private static final Option<OptionalLong> SEED = Option.ofSeed("seed");
  private static final Option<CoverRule> COVER = Option.ofEnum("cover", CoverRule.LOSE);

  /** The variant ids of the game. */
  static final VariantText TEXT =
      VariantText.of("tzaar", SETUP, SEED, COVER)
          .withForbidden(
              TzaarTextReason.SEED_MISSING,
              values -> values.get(SETUP) == SetupRule.RANDOM && values.get(SEED).isEmpty())
          .withForbidden(
              TzaarTextReason.SEED_UNUSED,
              values -> values.get(SETUP) != SetupRule.RANDOM && values.get(SEED).isPresent());

  /** The options of the variant {@code tzaar}: all defaults. */
  public static final TzaarOptions DEFAULT = of(TEXT.defaults());

  /**
   * Checks that a random set-up has a seed, and no other has.
   *
   * @throws IllegalArgumentException if that is not so, or the seed is negative
   */
  public TzaarOptions {
    TEXT.check(setup, seed, cover);
  }

  /**
   * {@return the options of a variant id}
   *
   * @param variant any text
   * @throws VariantException if the text is not a variant of TZAAR
   */
  public static TzaarOptions parse(String variant) {
    return of(TEXT.parse(variant));
  }

  /** {@return these options with the fixed set-up} */
  public TzaarOptions withFixedSetup() {
    return new TzaarOptions(SetupRule.FIXED, OptionalLong.empty(), cover);
  }

  /**
   * {@return these options with a random set-up}
   *
   * @param newSeed the seed, 0 or more; the same seed gives the same set-up
   * @throws IllegalArgumentException if the seed is negative
   */
  public TzaarOptions withRandomSetup(long newSeed) {
    return new TzaarOptions(SetupRule.RANDOM, OptionalLong.of(newSeed), cover);
  }

  /** {@return these options with the tournament set-up} */
  public TzaarOptions withTournamentSetup() {
    return new TzaarOptions(SetupRule.TOURNAMENT, OptionalLong.empty(), cover);
  }

  /**
   * {@return these options with another rule for covering the last stack of a kind}
   *
   * @param newCover the rule
   */
  public TzaarOptions withCover(CoverRule newCover) {
    return new TzaarOptions(setup, seed, newCover);
  }

  /** {@return the canonical variant id, such as {@code tzaar:setup=random,seed=42}} */
  public String variant() {
    return TEXT.format(TEXT.values(setup, seed, cover));
  }

  private static TzaarOptions of(OptionValues values) {
    return new TzaarOptions(values.get(SETUP), values.get(SEED), values.get(COVER));
  }
}
