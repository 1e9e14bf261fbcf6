package io.github.boardrules.pikkpakk;

import io.github.boardrules.pikkpakk.reference.ReferencePikkPakk;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import io.github.boardrules.testkit.PositionProbe;

/**
 * A position with its rules: what most properties speak of.
 *
 * @param rules the rules of some variant
 * @param position a position of it
 */
record Scene(PikkPakkRules rules, PikkPakkPosition position)
    implements PositionProbe<PikkPakkPosition, PikkPakkMove, Scene> {

  static Scene of(PikkPakkRules rules, String position) {
    return new Scene(rules, rules.notation().parsePosition(position));
  }

  static Scene of(PikkPakkRules rules, ReferencePosition position) {
    return of(rules, ReferenceTexts.format(position));
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
  Scene at(ReferencePosition other) {
    return of(rules, other);
  }

  @Override
  public Scene with(PikkPakkPosition other) {
    return new Scene(rules, other);
  }

  ReferenceVariant variant() {
    return ReferenceVariant.parse(rules.variant());
  }

  ReferencePikkPakk plainRules() {
    return new ReferencePikkPakk(variant());
  }

  /** The position as its text tells it, in the terms of the plain model. */
  ReferencePosition plain() {
    return ReferenceTexts.parsePosition(text());
  }

  @Override
  public String toString() {
    return rules + " " + position;
  }
}
