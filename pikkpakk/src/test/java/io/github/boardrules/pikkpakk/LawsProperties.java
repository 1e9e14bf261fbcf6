package io.github.boardrules.pikkpakk;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.LawsPropertiesContract;

/** The laws of the contract, in random games and in constructed positions. */
class LawsProperties extends LawsPropertiesContract<PikkPakkPosition, PikkPakkMove> {
  /** Most of the games do not have to end. */
  private static final int MAX_PLIES = 60;

  LawsProperties() {
    super(GameFixture.PIKKPAKK);
  }

  @Override
  protected PikkPakkRules rules(Dice dice) {
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
