package io.github.boardrules.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class Hexagon61Test {
  private static final HexLayout HEXAGON = HexLayoutTest.hexagon(5);

  @Test
  void allCellsHaveDifferentBits() {
    assertThat(IntStream.range(0, HEXAGON.size()).map(Hexagon61Test::bit).toArray())
        .containsExactlyInAnyOrder(IntStream.range(0, 61).toArray());
  }

  @Test
  void rotatingASetMovesItsCells() {
    for (int direction = 0; direction < HexLayout.DIRECTIONS; direction++) {
      for (int cell = 0; cell < HEXAGON.size(); cell++) {
        int at = cell;
        for (int steps = 0; at >= 0; steps++) {
          long turned = Hexagon61.rotate(1L << bit(cell), Hexagon61.rotation(direction, steps));
          assertThat(turned).isEqualTo(1L << bit(at));
          assertThat(Hexagon61.rotate(turned, Hexagon61.rotation(direction, -steps)))
              .isEqualTo(1L << bit(cell));
          at = HEXAGON.neighbour(at, direction);
        }
      }
    }
  }

  private static int bit(int cell) {
    return Hexagon61.bit(HEXAGON.c(cell), HEXAGON.q(cell));
  }
}
