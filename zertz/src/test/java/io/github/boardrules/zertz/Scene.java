package io.github.boardrules.zertz;

import io.github.boardrules.testkit.PositionProbe;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import io.github.boardrules.zertz.reference.ReferenceZertz;

/**
 * A position with its rules: what most properties speak of.
 *
 * @param rules the rules of some variant
 * @param position a position of it
 */
record Scene(ZertzRules rules, ZertzPosition position)
    implements PositionProbe<ZertzPosition, ZertzMove, Scene> {

  static Scene of(String variant, String position) {
    ZertzRules rules = ZertzRules.parse(variant);
    return new Scene(rules, rules.notation().parsePosition(position));
  }

  /** The same position text under the rules of other options. */
  Scene under(ZertzOptions options) {
    return of(options.variant(), text());
  }

  @Override
  public Scene with(ZertzPosition position) {
    return new Scene(rules, position);
  }

  ReferenceZertz plainRules() {
    return ReferenceZertz.of(rules.variant());
  }

  ReferenceTexts plainTexts() {
    return new ReferenceTexts(plainRules().variant());
  }

  /** The position as its text tells it, in the terms of the plain model. */
  ReferencePosition plain() {
    return plainTexts().parsePosition(text());
  }

  @Override
  public String toString() {
    return rules + " " + position;
  }
}
