package io.github.boardrules.tzaar;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.text.Option;
import io.github.boardrules.core.text.OptionWords;
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
public record TzaarOptions(Setup setup, OptionalLong seed, Cover cover) {

  /** How the pieces come onto the board. */
  public enum Setup {
    /** The fixed layout of the sheet. */
    FIXED,
    /** All pieces are dealt at random, by a seed. */
    RANDOM,
    /** The players place their pieces in turn. */
    TOURNAMENT
  }

  /** What happens when a player covers his own last stack of a kind. */
  public enum Cover {
    /** He may, and loses. */
    LOSE,
    /** He may not. */
    FORBID
  }

  private static final VariantText TEXT =
      new VariantText(
          "tzaar",
          List.of(
              Option.ofWords("setup", "fixed", OptionWords.of(Setup.class)),
              Option.ofNumberOrNone("seed", 0, Long.MAX_VALUE),
              Option.ofWords("cover", "lose", OptionWords.of(Cover.class))));

  /** The options of the variant {@code tzaar}: all defaults. */
  public static final TzaarOptions DEFAULT =
      new TzaarOptions(Setup.FIXED, OptionalLong.empty(), Cover.LOSE);

  /**
   * Checks that a seed is given exactly for a random set-up.
   *
   * @throws IllegalArgumentException when it is not so, or the seed is negative
   */
  public TzaarOptions {
    Objects.requireNonNull(setup);
    Objects.requireNonNull(cover);
    if (seed.isPresent() != (setup == Setup.RANDOM) || seed.orElse(0) < 0) {
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
    OptionWords words = TEXT.parse(variant);
    Setup setup = words.constant("setup", Setup.class);
    String digits = words.word("seed");
    if (setup == Setup.RANDOM && digits.isEmpty()) {
      throw refused(variant, TzaarTextReason.SEED_MISSING);
    }
    if (setup != Setup.RANDOM && !digits.isEmpty()) {
      throw refused(variant, TzaarTextReason.SEED_UNUSED);
    }
    OptionalLong seed =
        digits.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(digits));
    return new TzaarOptions(setup, seed, words.constant("cover", Cover.class));
  }

  /**
   * These options with the fixed set-up.
   *
   * @return new options
   */
  public TzaarOptions withFixedSetup() {
    return new TzaarOptions(Setup.FIXED, OptionalLong.empty(), cover);
  }

  /**
   * These options with a random set-up.
   *
   * @param newSeed which deal, 0 or more
   * @return new options
   * @throws IllegalArgumentException when the seed is negative
   */
  public TzaarOptions withRandomSetup(long newSeed) {
    return new TzaarOptions(Setup.RANDOM, OptionalLong.of(newSeed), cover);
  }

  /**
   * These options with an empty board on which the players place their pieces.
   *
   * @return new options
   */
  public TzaarOptions withTournamentSetup() {
    return new TzaarOptions(Setup.TOURNAMENT, OptionalLong.empty(), cover);
  }

  /**
   * These options with another rule for covering the last stack of a kind.
   *
   * @param newCover the rule
   * @return new options
   */
  public TzaarOptions withCover(Cover newCover) {
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
            "setup", OptionWords.of(setup),
            "seed", seed.isPresent() ? Long.toString(seed.getAsLong()) : "",
            "cover", OptionWords.of(cover)));
  }

  private static VariantException refused(String variant, Reason reason) {
    return new VariantException(new NotationException(variant, reason, Map.of()));
  }
}
