package io.github.boardrules.nim;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.LawsPropertiesContract;

/** The laws of the contract on grids, in random games and in positions set up by hand. */
class GridLawsProperties extends LawsPropertiesContract<GridPosition, GridMove> {
  GridLawsProperties() {
    super(GameFixture.GRIDS);
  }

  @Override
  protected GridRules rules(Dice dice) {
    return GridArbitraries.rules(dice);
  }

  @Override
  protected GridGamePosition position(Dice dice) {
    return GridArbitraries.gamePosition(dice);
  }
}
