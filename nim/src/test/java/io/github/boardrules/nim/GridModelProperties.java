package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.nim.reference.ReferenceGrid;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The library and the reference model of the rule page agree on grids. */
class GridModelProperties
    extends ModelPropertiesContract<GridPosition, GridMove, GridGamePosition> {
  GridModelProperties() {
    super(GridReferenceAdapter::of);
  }

  @Override
  protected GridRules rules(Dice dice) {
    return GridArbitraries.rules(dice);
  }

  @Override
  protected GridGamePosition position(Dice dice) {
    return GridArbitraries.gamePosition(dice);
  }

  @Override
  protected PlayedGame<GridGamePosition, GridMove> game(Dice dice) {
    return GridArbitraries.game(dice);
  }

  @Override
  protected Supplier<String> nearMisses(GridGamePosition given, Dice dice) {
    return new GridNearMisses(given, dice);
  }

  @Property
  void ballsAndThePlayerToMoveAreThoseOfTheReferenceModel(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given) {
    GridPosition position = given.position();

    assertThat(position.toMove()).isEqualTo(given.reference().side());
    assertThat(position.balls()).isEqualTo(given.balls().size());
    assertThat(position.cols()).isEqualTo(given.referenceRules().cols());
    assertThat(position.rows()).isEqualTo(given.referenceRules().rows());
    for (String cell : new ReferenceGrid(8, 8, 1, true, false).cells()) {
      assertThat(position.hasBall(Cell.parse(cell)))
          .as(cell)
          .isEqualTo(given.balls().contains(cell));
    }
  }
}
