package io.github.boardrules.tzaar;

import io.github.boardrules.testkit.PositionProbe;

/** A position with its rules, asked and answered in texts. */
record Table(TzaarRules rules, TzaarPosition position)
    implements PositionProbe<TzaarPosition, TzaarMove, Table> {

  static Table start(String variant) {
    TzaarRules rules = TzaarRules.parse(variant);
    return new Table(rules, rules.start());
  }

  static Table of(String variant, String position) {
    TzaarRules rules = TzaarRules.parse(variant);
    return new Table(rules, rules.notation().parsePosition(position));
  }

  @Override
  public Table with(TzaarPosition position) {
    return new Table(rules, position);
  }

  /** Side and phase, as in the text of a position. */
  String turn() {
    return position.toMove() + " " + position.phase().word();
  }

  /** The stack on a field, as in the text of a position. */
  String at(String field) {
    return position
        .stack(Field.parse(field))
        .map(
            stack -> {
              char capital = stack.kind().letter();
              char letter = stack.player() == 1 ? capital : Character.toLowerCase(capital);
              return letter + (stack.height() == 1 ? "" : Integer.toString(stack.height()));
            })
        .orElse(".");
  }
}
