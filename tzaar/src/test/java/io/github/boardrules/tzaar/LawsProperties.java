package io.github.boardrules.tzaar;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.LawsPropertiesContract;

/** The laws of the contract, in random games and in positions set up by hand. */
class LawsProperties extends LawsPropertiesContract<TzaarPosition, TzaarMove> {
  LawsProperties() {
    super(GameFixture.TZAAR);
  }

  @Override
  protected TzaarRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected GamePosition position(Dice dice) {
    return Arbitraries.gamePosition(dice);
  }
}
