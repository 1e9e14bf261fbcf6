package io.github.boardrules.nim;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.LawsPropertiesContract;

/** The laws of the contract with heaps, in random games and in positions set up by hand. */
class HeapLawsProperties extends LawsPropertiesContract<HeapPosition, HeapMove> {
  HeapLawsProperties() {
    super(Tested.HEAPS);
  }

  @Override
  protected HeapRules rules(Dice dice) {
    return HeapCases.rules(dice);
  }

  @Override
  protected HeapScene scene(Dice dice) {
    return HeapCases.scene(dice);
  }
}
