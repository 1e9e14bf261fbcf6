package io.github.boardrules.nim;

import io.github.boardrules.core.Rules;
import io.github.boardrules.testkit.PositionProbe;

/** A position of either board with its rules, asked and answered in texts. */
record Table(Rules<Object, Object> rules, Object position)
    implements PositionProbe<Object, Object, Table> {

  static Table start(String variant) {
    Rules<Object, Object> rules = GameFixture.NIM.rules(variant);
    return new Table(rules, rules.start());
  }

  static Table of(String variant, String position) {
    Rules<Object, Object> rules = GameFixture.NIM.rules(variant);
    return new Table(rules, rules.notation().parsePosition(position));
  }

  @Override
  public Table with(Object position) {
    return new Table(rules, position);
  }
}
