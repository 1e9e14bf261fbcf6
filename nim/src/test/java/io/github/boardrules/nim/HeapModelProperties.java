package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.ModelPropertiesContract;
import io.github.boardrules.fixtures.PlayedGame;
import java.util.function.Supplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The library and the reference model of the rule page agree with heaps. */
class HeapModelProperties
    extends ModelPropertiesContract<HeapPosition, HeapMove, HeapGamePosition> {
  HeapModelProperties() {
    super(HeapReferenceAdapter::of);
  }

  @Override
  protected HeapRules rules(Dice dice) {
    return HeapArbitraries.rules(dice);
  }

  @Override
  protected HeapGamePosition position(Dice dice) {
    return HeapArbitraries.gamePosition(dice);
  }

  @Override
  protected PlayedGame<HeapGamePosition, HeapMove> game(Dice dice) {
    return HeapArbitraries.game(dice);
  }

  @Override
  protected Supplier<String> nearMisses(HeapGamePosition given, Dice dice) {
    return new HeapNearMisses(given, dice);
  }

  @Property
  void ballsAndThePlayerToMoveAreThoseOfTheReferenceModel(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition given) {
    HeapPosition position = given.position();

    assertThat(position.toMove()).isEqualTo(given.reference().side());
    assertThat(position.balls()).isEqualTo(given.heaps());
    assertThat(position.heaps()).isEqualTo(given.heaps().size());
    for (int heap = 1; heap <= given.heaps().size(); heap++) {
      assertThat(position.balls(heap)).isEqualTo(given.heaps().get(heap - 1));
    }
  }
}
