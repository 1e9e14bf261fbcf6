package io.github.boardrules.examples.hostile;

import java.util.List;

/**
 * Sample positions of all variants of a game. A text chooses the variant.
 *
 * @param variants the variants
 * @param all the positions of each
 */
record SampledVariants(Variants variants, List<SamplePositions> all) {

  static SampledVariants of(Variants variants) {
    return new SampledVariants(
        variants, variants.rules().stream().map(SamplePositions::of).toList());
  }

  /** Returns the positions of the variant that a text chooses. */
  SamplePositions chosen(String text) {
    return all.get(variants.chosen(text));
  }
}
