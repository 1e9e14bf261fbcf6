package io.github.boardrules.colorfield;

import io.github.boardrules.colorfield.plain.PlainColorfield;
import io.github.boardrules.colorfield.plain.PlainLayout;
import io.github.boardrules.colorfield.plain.PlainMove;
import io.github.boardrules.colorfield.plain.PlainPosition;
import io.github.boardrules.colorfield.plain.PlainTexts;
import io.github.boardrules.colorfield.plain.PlainVariant;
import io.github.boardrules.testkit.Situation;
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
    implements Situation<ColorfieldPosition, ColorfieldMove, Scene> {
  /** The plain rules are asked for often; they are made once for each rules object. */
  private static final Map<ColorfieldRules, PlainColorfield> PLAIN =
      Collections.synchronizedMap(new WeakHashMap<>());

  static Scene of(ColorfieldRules rules, String position) {
    return new Scene(rules, rules.notation().parsePosition(position));
  }

  static Scene of(ColorfieldRules rules, PlainPosition position) {
    return of(rules, PlainTexts.format(position));
  }

  static Scene of(PlainVariant variant, PlainPosition position) {
    return of(Cases.rules(variant), position);
  }

  static Scene start(ColorfieldRules rules) {
    return new Scene(rules, rules.start());
  }

  /** The same board under other options; the count is cut at their limit. */
  Scene under(ColorfieldOptions options) {
    PlainPosition plain = plain();
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

  PlainVariant variant() {
    return plainRules().variant();
  }

  PlainColorfield plainRules() {
    return plainRules(rules);
  }

  PlainLayout layout() {
    return plainRules().layout();
  }

  /** The same rules in the terms of the plain model. */
  static PlainColorfield plainRules(ColorfieldRules rules) {
    return PLAIN.computeIfAbsent(rules, key -> PlainColorfield.of(key.variant()));
  }

  /** The position as its text tells it, in the terms of the plain model. */
  PlainPosition plain() {
    return PlainTexts.parsePosition(text());
  }

  /** The legal moves as their texts tell them. */
  List<PlainMove> plainMoves() {
    return legal().stream().map(PlainTexts::parseMove).toList();
  }

  @Override
  public String toString() {
    return rules + " " + position;
  }
}
