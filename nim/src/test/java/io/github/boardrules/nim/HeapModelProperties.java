package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Game;
import io.github.boardrules.fixtures.ModelPropertiesContract;
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
    return HeapCases.rules(dice);
  }

  @Override
  protected HeapScene scene(Dice dice) {
    return HeapCases.scene(dice);
  }

  @Override
  protected Game<HeapScene, HeapMove> game(Dice dice) {
    return HeapCases.game(dice);
  }

  @Override
  protected Supplier<String> strangers(HeapScene scene, Dice dice) {
    return new HeapStrangers(scene, dice);
  }

  @Property
  void ballsAndThePlayerToMoveAreThoseOfThePage(
      @ForAll(supplier = HeapCases.AnyScene.class) HeapScene scene) {
    HeapPosition position = scene.position();

    assertThat(position.toMove()).isEqualTo(scene.plain().side());
    assertThat(position.balls()).isEqualTo(scene.heaps());
    assertThat(position.heaps()).isEqualTo(scene.heaps().size());
    for (int heap = 1; heap <= scene.heaps().size(); heap++) {
      assertThat(position.balls(heap)).isEqualTo(scene.heaps().get(heap - 1));
    }
  }
}
