package io.github.boardrules.examples.hostile;

import io.github.boardrules.core.Notation;
import io.github.boardrules.core.PackedRules;

/**
 * The reader of positions. Every method of the rules works for a position that it accepts.
 *
 * @param name the target's name
 * @param variants the variants of the game
 */
record PositionTarget(String name, Variants variants) implements Target {

  @Override
  public void check(String text) {
    PackedRules<Object, Object> rules = variants.rules().get(variants.chosen(text));
    Notation<Object, Object> notation = rules.notation();
    TextReader.of(notation::parsePosition, notation::formatPosition)
        .check(Variants.rest(text))
        .ifPresent(position -> new PositionCheck<>(rules).check(position));
  }
}
