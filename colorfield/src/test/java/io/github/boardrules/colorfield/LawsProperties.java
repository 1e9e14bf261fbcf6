package io.github.boardrules.colorfield;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.LawsPropertiesContract;

/** The laws of the contract, in random games and in positions set up by hand. */
class LawsProperties extends LawsPropertiesContract<ColorfieldPosition, ColorfieldMove> {
  /** Most of the games need not end. */
  private static final int MAX_PLIES = 60;

  LawsProperties() {
    super(GameFixture.COLORFIELD);
  }

  @Override
  protected ColorfieldRules rules(Dice dice) {
    return Arbitraries.rules(dice);
  }

  @Override
  protected GamePosition position(Dice dice) {
    return Arbitraries.position(dice);
  }

  @Override
  protected int maxPlies() {
    return MAX_PLIES;
  }
}
