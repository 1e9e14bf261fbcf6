package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.LawsPropertiesContract;

/** The laws of the contract, in random games and positions. */
class LawsProperties extends LawsPropertiesContract<ZertzPosition, ZertzMove> {
  LawsProperties() {
    super(GameFixture.ZERTZ);
  }

  @Override
  protected ZertzRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected GamePosition position(Dice dice) {
    return Arbitraries.position(dice);
  }
}
