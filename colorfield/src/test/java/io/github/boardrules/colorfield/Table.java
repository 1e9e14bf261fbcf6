package io.github.boardrules.colorfield;

import io.github.boardrules.testkit.PositionProbe;

/** A position with its rules, asked and answered in texts. */
record Table(ColorfieldRules rules, ColorfieldPosition position)
    implements PositionProbe<ColorfieldPosition, ColorfieldMove, Table> {

  static Table start(String variant) {
    ColorfieldRules rules = ColorfieldRules.parse(variant);
    return new Table(rules, rules.start());
  }

  static Table of(String variant, String position) {
    ColorfieldRules rules = ColorfieldRules.parse(variant);
    return new Table(rules, rules.notation().parsePosition(position));
  }

  @Override
  public Table with(ColorfieldPosition position) {
    return new Table(rules, position);
  }

  /** What stands on a field, as in the text of a position; a dot for nothing. */
  String at(String field) {
    return position.piece(Field.parse(field)).map(Piece::toString).orElse(".");
  }
}
