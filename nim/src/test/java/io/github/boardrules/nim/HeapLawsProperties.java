package io.github.boardrules.nim;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.LawsPropertiesContract;

/** The laws of the contract with heaps, in random games and in positions set up by hand. */
class HeapLawsProperties extends LawsPropertiesContract<HeapPosition, HeapMove> {
  HeapLawsProperties() {
    super(GameFixture.HEAPS);
  }

  @Override
  protected HeapRules rules(Dice dice) {
    return HeapArbitraries.rules(dice);
  }

  @Override
  protected HeapGamePosition position(Dice dice) {
    return HeapArbitraries.gamePosition(dice);
  }
}
