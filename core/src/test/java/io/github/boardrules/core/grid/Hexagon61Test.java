package io.github.boardrules.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class Hexagon61Test {
  private static final HexLayout HEXAGON = HexLayoutTest.hexagon(5);

  @Test
  void everySpotHasABitOfItsOwn() {
    assertThat(bits()).containsExactlyInAnyOrder(IntStream.range(0, 61).toArray());
  }

  @Test
  void aTurnLeadsFromEachSpotToTheOneThatManyStepsAway() {
    for (int direction = 0; direction < HexLayout.DIRECTIONS; direction++) {
      for (int spot = 0; spot < HEXAGON.size(); spot++) {
        int at = spot;
        for (int steps = 0; at >= 0; steps++) {
          long turned = Hexagon61.turn(1L << bit(spot), Hexagon61.angle(direction, steps));
          assertThat(turned).isEqualTo(1L << bit(at));
          assertThat(Hexagon61.turn(turned, Hexagon61.angle(direction, -steps)))
              .isEqualTo(1L << bit(spot));
          at = HEXAGON.neighbour(at, direction);
        }
      }
    }
  }

  @Test
  void aPermutationMapsBitsAndSetsAlike() {
    for (int[] images : HEXAGON.symmetries()) {
      BitPermutation permutation = new BitPermutation(bits(), images);
      long set = 0;
      long expected = 0;
      for (int spot = 0; spot < HEXAGON.size(); spot += 3) {
        assertThat(permutation.map(bit(spot))).isEqualTo(bit(images[spot]));
        set |= 1L << bit(spot);
        expected |= 1L << bit(images[spot]);
      }
      assertThat(permutation.map(set)).isEqualTo(expected);
    }
  }

  private static int[] bits() {
    return IntStream.range(0, HEXAGON.size()).map(Hexagon61Test::bit).toArray();
  }

  private static int bit(int spot) {
    return Hexagon61.bit(HEXAGON.c(spot), HEXAGON.q(spot));
  }
}
