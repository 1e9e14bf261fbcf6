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

/** A position with its rules, which most tests begin with. */
record GamePosition(ColorfieldRules rules, ColorfieldPosition position)
    implements PositionProbe<ColorfieldPosition, ColorfieldMove, GamePosition> {
  /** The reference rules, which are needed often, by rules object. */
  private static final Map<ColorfieldRules, ReferenceColorfield> REFERENCE_RULES =
      Collections.synchronizedMap(new WeakHashMap<>());

  static GamePosition start(String variant) {
    return start(ColorfieldRules.parse(variant));
  }

  static GamePosition of(String variant, String position) {
    return of(ColorfieldRules.parse(variant), position);
  }

  static GamePosition of(ColorfieldRules rules, String position) {
    return new GamePosition(rules, rules.notation().parsePosition(position));
  }

  static GamePosition of(ColorfieldRules rules, ReferencePosition position) {
    return of(rules, ReferenceTexts.format(position));
  }

  static GamePosition start(ColorfieldRules rules) {
    return new GamePosition(rules, rules.start());
  }

  static GamePosition of(ReferenceVariant variant, ReferencePosition position) {
    return of(Arbitraries.rules(variant), position);
  }

  /** The same board under other options; the count is cut at their limit. */
  GamePosition under(ColorfieldOptions options) {
    ReferencePosition reference = reference();
    return of(
        ColorfieldRules.of(options),
        reference.at(reference.side(), Math.min(reference.quiet(), options.quiet())));
  }

  ReferenceVariant variant() {
    return referenceRules().variant();
  }

  @Override
  public GamePosition with(ColorfieldPosition position) {
    return new GamePosition(rules, position);
  }

  ReferenceColorfield referenceRules() {
    return referenceRules(rules);
  }

  ReferenceLayout layout() {
    return referenceRules().layout();
  }

  /** Returns the reference model of the rules. */
  static ReferenceColorfield referenceRules(ColorfieldRules rules) {
    return REFERENCE_RULES.computeIfAbsent(rules, key -> ReferenceColorfield.of(key.variant()));
  }

  /** Returns the position as the reference model reads its text. */
  ReferencePosition reference() {
    return ReferenceTexts.parsePosition(text());
  }

  /** Returns the legal moves as the reference model reads their texts. */
  List<ReferenceMove> referenceMoves() {
    return legal().stream().map(ReferenceTexts::parseMove).toList();
  }

  /** Returns what stands on a field, as in the text of a position; a dot for nothing. */
  String at(String field) {
    return position.piece(ColorfieldField.parse(field)).map(ColorfieldPiece::toString).orElse(".");
  }
}
