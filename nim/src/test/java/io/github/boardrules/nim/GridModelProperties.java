package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.nim.reference.ReferenceGrid;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The library and a plain model of the rule page agree on grids. */
class GridModelProperties extends ModelPropertiesContract<GridPosition, GridMove, GridScene> {
  GridModelProperties() {
    super(GridModel::of);
  }

  @Override
  protected GridRules rules(Dice dice) {
    return GridArbitraries.rules(dice);
  }

  @Override
  protected GridScene scene(Dice dice) {
    return GridArbitraries.scene(dice);
  }

  @Override
  protected PlayedGame<GridScene, GridMove> game(Dice dice) {
    return GridArbitraries.game(dice);
  }

  @Override
  protected Supplier<String> strangers(GridScene scene, Dice dice) {
    return new GridNearMisses(scene, dice);
  }

  @Property
  void ballsAndThePlayerToMoveAreThoseOfThePage(
      @ForAll(supplier = GridArbitraries.AnyScene.class) GridScene scene) {
    GridPosition position = scene.position();

    assertThat(position.toMove()).isEqualTo(scene.plain().side());
    assertThat(position.balls()).isEqualTo(scene.balls().size());
    assertThat(position.cols()).isEqualTo(scene.plainRules().cols());
    assertThat(position.rows()).isEqualTo(scene.plainRules().rows());
    for (String cell : new ReferenceGrid(8, 8, 1, true, false).cells()) {
      assertThat(position.hasBall(Cell.parse(cell)))
          .as(cell)
          .isEqualTo(scene.balls().contains(cell));
    }
  }
}
