package io.github.boardrules.tzaar;

import io.github.boardrules.core.text.GameOptions;
import io.github.boardrules.core.text.OptionValues;
import io.github.boardrules.core.text.VariantOption;
import io.github.boardrules.core.text.VariantText;
import java.util.OptionalLong;

/**
 * The choices that the rules of TZAAR leave open (RULES.md, "Variants").
 *
 * <pre>{@code
 * var options = TzaarOptions.DEFAULT.withSeed(42).withCover(TzaarOptions.CoverRule.FORBID);
 * options.variant(); // ==> tzaar:setup=random,seed=42,cover=forbid
 * var rules = TzaarRules.of(options);
 * }</pre>
 */
public final class TzaarOptions extends GameOptions<TzaarOptions> {
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

  private static final VariantOption<SetupRule> SETUP =
      VariantOption.ofEnum("setup", SetupRule.FIXED);
  private static final VariantOption<OptionalLong> SEED = VariantOption.ofSeed("seed");
  private static final VariantOption<CoverRule> COVER =
      VariantOption.ofEnum("cover", CoverRule.LOSE);

  static final VariantText TEXT =
      VariantText.of("tzaar", SETUP, SEED, COVER)
          .withForbidden(
              TzaarTextReason.SEED_MISSING,
              values -> values.get(SETUP) == SetupRule.RANDOM && values.get(SEED).isEmpty())
          .withForbidden(
              TzaarTextReason.SEED_UNUSED,
              values -> values.get(SETUP) != SetupRule.RANDOM && values.get(SEED).isPresent());

  /** The options of the variant {@code tzaar}: all defaults. */
  public static final TzaarOptions DEFAULT = new TzaarOptions(TEXT.defaults());

  static TzaarOptions parse(String variant) {
    return new TzaarOptions(TEXT.parse(variant));
  }

  private TzaarOptions(OptionValues values) {
    super(TEXT, values);
  }

  /** {@return how the pieces come onto the board} */
  public SetupRule setup() {
    return get(SETUP);
  }

  /** {@return the seed of a random set-up, 0 or more; empty for any other set-up} */
  public OptionalLong seed() {
    return get(SEED);
  }

  /** {@return whether players may cover their own last stack of a kind} */
  public CoverRule cover() {
    return get(COVER);
  }

  /**
   * {@return these options with another set-up} The seed is kept if the set-up is random, and
   * dropped otherwise.
   *
   * @param setup the set-up
   * @throws IllegalArgumentException if it is random but these options have no seed: {@link
   *     #withSeed} sets both
   */
  public TzaarOptions withSetup(SetupRule setup) {
    OptionalLong seed = setup == SetupRule.RANDOM ? seed() : OptionalLong.empty();
    return create(values().with(SETUP, setup).with(SEED, seed));
  }

  /**
   * {@return these options with a random set-up}
   *
   * @param seed the seed, 0 or more; the same seed gives the same set-up
   * @throws IllegalArgumentException if the seed is negative
   */
  public TzaarOptions withSeed(long seed) {
    return create(values().with(SETUP, SetupRule.RANDOM).with(SEED, OptionalLong.of(seed)));
  }

  /**
   * {@return these options with another rule for covering the last stack of a kind}
   *
   * @param cover the rule
   */
  public TzaarOptions withCover(CoverRule cover) {
    return with(COVER, cover);
  }

  @Override
  protected TzaarOptions create(OptionValues values) {
    return new TzaarOptions(values);
  }
}
