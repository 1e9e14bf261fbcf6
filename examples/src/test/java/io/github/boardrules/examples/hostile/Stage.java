package io.github.boardrules.examples.hostile;

import java.util.List;

/**
 * The scenes of all variants of a game, among which a text chooses.
 *
 * @param variants the variants
 * @param all the scenes of each
 */
record Stage(Variants variants, List<Scenes> all) {

  static Stage of(Variants variants) {
    return new Stage(variants, variants.rules().stream().map(Scenes::of).toList());
  }

  /** The scenes of the variant that a text chooses. */
  Scenes chosen(String text) {
    return all.get(variants.chosen(text));
  }
}
