package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The library and a plain model of the rule page agree with heaps. */
class HeapModelProperties extends ModelPropertiesContract<HeapPosition, HeapMove, HeapScene> {
  HeapModelProperties() {
    super(HeapModel::of);
  }

  @Override
  protected HeapRules rules(Dice dice) {
    return HeapArbitraries.rules(dice);
  }

  @Override
  protected HeapScene scene(Dice dice) {
    return HeapArbitraries.scene(dice);
  }

  @Override
  protected PlayedGame<HeapScene, HeapMove> game(Dice dice) {
    return HeapArbitraries.game(dice);
  }

  @Override
  protected Supplier<String> strangers(HeapScene scene, Dice dice) {
    return new HeapNearMisses(scene, dice);
  }

  @Property
  void ballsAndThePlayerToMoveAreThoseOfThePage(
      @ForAll(supplier = HeapArbitraries.AnyScene.class) HeapScene scene) {
    HeapPosition position = scene.position();

    assertThat(position.toMove()).isEqualTo(scene.plain().side());
    assertThat(position.balls()).isEqualTo(scene.heaps());
    assertThat(position.heaps()).isEqualTo(scene.heaps().size());
    for (int heap = 1; heap <= scene.heaps().size(); heap++) {
      assertThat(position.balls(heap)).isEqualTo(scene.heaps().get(heap - 1));
    }
  }
}
