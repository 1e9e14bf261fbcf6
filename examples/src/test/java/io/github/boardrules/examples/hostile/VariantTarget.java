package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.catalog.GameFamily;

/**
 * The reader of variant ids. Every variant that it accepts can be started.
 *
 * @param name the target's name
 * @param family the games of a module
 */
record VariantTarget(String name, GameFamily family) implements Target {

  @Override
  public void check(String text) {
    TextReader.<String>of(id -> family.rules(id).variant(), id -> id)
        .check(text)
        .ifPresent(id -> begin(Variants.open(family.rules(id))));
  }

  static void begin(PackedRules<Object, Object> rules) {
    Claim.that(rules.maxPlies().orElse(1) > 0, rules.variant(), " has no ply");
    new PositionCheck<>(rules).checkThoroughly(rules.start());
  }
}
