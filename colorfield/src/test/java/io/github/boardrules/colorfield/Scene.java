package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.reference.ReferenceColorfield;
import io.github.boardrules.colorfield.reference.ReferenceLayout;
import io.github.boardrules.colorfield.reference.ReferenceMove;
import io.github.boardrules.colorfield.reference.ReferencePosition;
import io.github.boardrules.colorfield.reference.ReferenceTexts;
import io.github.boardrules.colorfield.reference.ReferenceVariant;
import io.github.boardrules.testkit.PositionProbe;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * A position with its rules: what most properties speak of.
 *
 * @param rules the rules of some variant
 * @param position a position of it
 */
record Scene(ColorfieldRules rules, ColorfieldPosition position)
    implements PositionProbe<ColorfieldPosition, ColorfieldMove, Scene> {
  /** The plain rules are asked for often; they are made once for each rules object. */
  private static final Map<ColorfieldRules, ReferenceColorfield> PLAIN =
      Collections.synchronizedMap(new WeakHashMap<>());

  static Scene of(ColorfieldRules rules, String position) {
    return new Scene(rules, rules.notation().parsePosition(position));
  }

  static Scene of(ColorfieldRules rules, ReferencePosition position) {
    return of(rules, ReferenceTexts.format(position));
  }

  static Scene of(ReferenceVariant variant, ReferencePosition position) {
    return of(Arbitraries.rules(variant), position);
  }

  static Scene start(ColorfieldRules rules) {
    return new Scene(rules, rules.start());
  }

  /** The same board under other options; the count is cut at their limit. */
  Scene under(ColorfieldOptions options) {
    ReferencePosition plain = plain();
    return of(
        ColorfieldRules.of(options),
        plain.at(plain.side(), Math.min(plain.quiet(), options.quiet())));
  }

  @Override
  public Scene with(ColorfieldPosition position) {
    return new Scene(rules, position);
  }

  ColorfieldOptions options() {
    return rules.options();
  }

  ReferenceVariant variant() {
    return plainRules().variant();
  }

  ReferenceColorfield plainRules() {
    return plainRules(rules);
  }

  ReferenceLayout layout() {
    return plainRules().layout();
  }

  /** The same rules in the terms of the plain model. */
  static ReferenceColorfield plainRules(ColorfieldRules rules) {
    return PLAIN.computeIfAbsent(rules, key -> ReferenceColorfield.of(key.variant()));
  }

  /** The position as its text tells it, in the terms of the plain model. */
  ReferencePosition plain() {
    return ReferenceTexts.parsePosition(text());
  }

  /** The legal moves as their texts tell them. */
  List<ReferenceMove> plainMoves() {
    return legal().stream().map(ReferenceTexts::parseMove).toList();
  }

  @Override
  public String toString() {
    return rules + " " + position;
  }
}
