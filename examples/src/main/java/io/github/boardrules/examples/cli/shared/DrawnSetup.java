package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.VariantException;

/** The random set-up of TZAAR, for variants that leave its seed open. */
public final class DrawnSetup {
  /** More set-ups than anyone plays, with seeds that are short enough to be typed. */
  private static final int MAX_SEED = 1_000_000;

  private DrawnSetup() {}

  /** Returns whether only the seed of a random set-up is missing in a variant. */
  public static boolean isWanted(CommandContext context, String variant) {
    try {
      context.games().rules(variant);
      return false;
    } catch (VariantException problem) {
      return problem.reason().code().equals("seed-missing");
    }
  }

  /** Returns the variant with a seed. */
  public static String id(String variant, SplitMix64 random) {
    return variant + ",seed=" + random.below(MAX_SEED);
  }
}
