package io.github.boardrules.nim;

import io.github.boardrules.core.Rules;
import io.github.boardrules.testkit.PositionProbe;

/** A position of either board together with its rules, for tests that use texts only. */
record GamePosition(Rules<Object, Object> rules, Object position)
    implements PositionProbe<Object, Object, GamePosition> {

  static GamePosition start(String variant) {
    Rules<Object, Object> rules = ContractTest.NIM.rules(variant);
    return new GamePosition(rules, rules.start());
  }

  static GamePosition of(String variant, String position) {
    Rules<Object, Object> rules = ContractTest.NIM.rules(variant);
    return new GamePosition(rules, rules.notation().parsePosition(position));
  }

  @Override
  public GamePosition with(Object position) {
    return new GamePosition(rules, position);
  }
}
