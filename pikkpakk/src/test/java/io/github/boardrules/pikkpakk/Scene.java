package io.github.boardrules.pikkpakk;

import io.github.boardrules.pikkpakk.plain.PlainPikkPakk;
import io.github.boardrules.pikkpakk.plain.PlainPosition;
import io.github.boardrules.pikkpakk.plain.PlainTexts;
import io.github.boardrules.pikkpakk.plain.PlainVariant;
import io.github.boardrules.testkit.Situation;

/**
 * A position with its rules: what most properties speak of.
 *
 * @param rules the rules of some variant
 * @param position a position of it
 */
record Scene(PikkPakkRules rules, PikkPakkPosition position)
    implements Situation<PikkPakkPosition, PikkPakkMove, Scene> {

  static Scene of(PikkPakkRules rules, String position) {
    return new Scene(rules, rules.notation().parsePosition(position));
  }

  static Scene of(PikkPakkRules rules, PlainPosition position) {
    return of(rules, PlainTexts.format(position));
  }

  static Scene start(PikkPakkRules rules) {
    return new Scene(rules, rules.start());
  }

  static Scene start(String variant) {
    return start(PikkPakkRules.parse(variant));
  }

  /** The same position text under another value of an option. */
  Scene under(String key, String value) {
    return of(PikkPakkRules.parse(variant().with(key, value).id()), text());
  }

  /** Another position of the same variant. */
  Scene at(PlainPosition other) {
    return of(rules, other);
  }

  @Override
  public Scene with(PikkPakkPosition other) {
    return new Scene(rules, other);
  }

  PlainVariant variant() {
    return PlainVariant.parse(rules.variant());
  }

  PlainPikkPakk plainRules() {
    return new PlainPikkPakk(variant());
  }

  /** The position as its text tells it, in the terms of the plain model. */
  PlainPosition plain() {
    return PlainTexts.parsePosition(text());
  }

  @Override
  public String toString() {
    return rules + " " + position;
  }
}
