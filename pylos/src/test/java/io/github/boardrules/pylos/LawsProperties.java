package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.LawsPropertiesContract;

/** The laws of the contract, in random games and in positions set up by hand. */
class LawsProperties extends LawsPropertiesContract<PylosPosition, PylosMove> {
  LawsProperties() {
    super(GameFixture.PYLOS);
  }

  @Override
  protected PylosRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected GamePosition position(Dice dice) {
    return Arbitraries.position(dice);
  }
}
