package io.github.boardrules.zertz;

import io.github.boardrules.testkit.PositionProbe;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import io.github.boardrules.zertz.reference.ReferenceZertz;

/** A position with its rules, which most tests begin with. */
record GamePosition(ZertzRules rules, ZertzPosition position)
    implements PositionProbe<ZertzPosition, ZertzMove, GamePosition> {

  static GamePosition start(String variant) {
    ZertzRules rules = ZertzRules.parse(variant);
    return new GamePosition(rules, rules.start());
  }

  static GamePosition of(String variant, String position) {
    ZertzRules rules = ZertzRules.parse(variant);
    return new GamePosition(rules, rules.notation().parsePosition(position));
  }

  @Override
  public GamePosition with(ZertzPosition position) {
    return new GamePosition(rules, position);
  }

  /** Returns the position with the same text under the rules of other options. */
  GamePosition under(ZertzOptions options) {
    return of(options.variant(), text());
  }

  /** Returns the reference model's rules of the variant. */
  ReferenceZertz referenceRules() {
    return ReferenceZertz.of(rules.variant());
  }

  /** Returns the reference model's texts of the variant. */
  ReferenceTexts referenceTexts() {
    return new ReferenceTexts(referenceRules().variant());
  }

  /** Returns the position in the reference model, parsed from its text. */
  ReferencePosition reference() {
    return referenceTexts().parsePosition(text());
  }
}
