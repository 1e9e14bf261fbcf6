package io.github.boardrules.core.grid;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HexLayoutTest {
  /** A hexagon with two cells to a side: a cell and its six neighbours. */
  private static final HexLayout FLOWER = hexagon(2);

  private static final HexLayout HEXAGON = hexagon(5);

  @Test
  void theDirectionsGoClockwiseFromStraightUp() {
    int middle = FLOWER.at(0, 0);
    List<Double> angles =
        IntStream.range(0, HexLayout.DIRECTIONS)
            .map(direction -> FLOWER.neighbour(middle, direction))
            .mapToObj(cell -> Math.toDegrees(Math.atan2(FLOWER.x(cell), FLOWER.y(cell))))
            .map(angle -> angle < -1 ? angle + 360 : angle)
            .toList();

    assertThat(FLOWER.at(3, 0)).isEqualTo(-1);
    assertThat(FLOWER.neighbour(FLOWER.at(0, 1), 0)).isEqualTo(-1);
    for (int direction = 0; direction < 6; direction++) {
      assertThat(angles.get(direction)).isCloseTo(60.0 * direction, within(1e-9));
      int next = FLOWER.neighbour(middle, direction);
      assertThat(Math.hypot(FLOWER.x(next), FLOWER.y(next))).isCloseTo(1.0, within(1e-9));
    }
  }

  @Test
  void aHexagonHasTwelveSymmetriesThatMapNeighboursToNeighbours() {
    HexLayout hexagon = hexagon(3);
    List<int[]> symmetries = hexagon.symmetries();

    assertThat(symmetries.get(0)).containsExactly(IntStream.range(0, 19).toArray());
    assertThat(symmetries.stream().map(Arrays::toString)).hasSize(12).doesNotHaveDuplicates();
    for (int[] images : hexagon.symmetries()) {
      for (int cell = 0; cell < hexagon.size(); cell++) {
        assertThat(neighbours(hexagon, images[cell]))
            .containsExactlyInAnyOrderElementsOf(
                neighbours(hexagon, cell).stream().map(next -> images[next]).toList());
      }
    }
  }

  @Test
  void otherBoardsHaveTheSymmetriesOfTheirShape() {
    HexLayout triangle = HexLayout.of(new int[] {0, 0, 0, 1, 1, 2}, new int[] {0, 1, 2, 0, 1, 0});
    HexLayout irregular = HexLayout.of(new int[] {0, 0, 0, 1, 1, 2}, new int[] {0, 1, 2, 0, 2, 2});

    assertThat(triangle.symmetries()).hasSize(6);
    assertThat(irregular.symmetries()).hasSize(1);
  }

  @Test
  void theArraysAreCopied() {
    int[] c = {0, 1};
    int[] q = {0, 0};
    HexLayout layout = HexLayout.of(c, q);
    c[0] = 5;
    q[0] = 5;

    assertThat(layout.at(0, 0)).isZero();
    assertThat(layout.symmetries()).isUnmodifiable();
  }

  @Test
  void invalidArraysAreRejected() {
    illegalArgument(
        () -> HexLayout.of(new int[] {0, 1, 2}, new int[] {0, 0}),
        "There are 3 columns, but 2 heights.");
    illegalArgument(
        () -> HexLayout.of(new int[] {0, 1, 0}, new int[] {4, 0, 4}),
        "The cell (0, 4) occurs twice.");
    assertThatThrownBy(() -> FLOWER.c(7)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> FLOWER.neighbour(0, 6)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> HexLayout.step(-1, 1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  static HexLayout hexagon(int side) {
    List<int[]> cells = new ArrayList<>();
    for (int c = 1 - side; c < side; c++) {
      for (int q = 1 - side; q < side; q++) {
        if (Math.abs(c + q) < side) {
          cells.add(new int[] {c, q});
        }
      }
    }
    return HexLayout.of(
        cells.stream().mapToInt(cell -> cell[0]).toArray(),
        cells.stream().mapToInt(cell -> cell[1]).toArray());
  }

  private static List<Integer> neighbours(HexLayout layout, int cell) {
    return IntStream.range(0, HexLayout.DIRECTIONS)
        .map(direction -> layout.neighbour(cell, direction))
        .filter(next -> next >= 0)
        .boxed()
        .toList();
  }

  @Test
  void allCellsHaveDifferentBits() {
    assertThat(IntStream.range(0, HEXAGON.size()).map(HexLayoutTest::bit).toArray())
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

  @Test
  void bitsAndSetsAreMappedAlike() {
    int[] bits =
        IntStream.range(0, HEXAGON.size())
            .map(cell -> Hexagon61.bit(HEXAGON.c(cell), HEXAGON.q(cell)))
            .toArray();
    for (int[] images : HEXAGON.symmetries()) {
      BitPermutation permutation = new BitPermutation(bits, images);
      long set = 0;
      long expected = 0;
      for (int cell = 0; cell < HEXAGON.size(); cell += 3) {
        assertThat(permutation.image(bits[cell])).isEqualTo(bits[images[cell]]);
        set |= 1L << bits[cell];
        expected |= 1L << bits[images[cell]];
      }
      assertThat(permutation.images(set)).isEqualTo(expected);
    }
  }

  @Test
  void bitsWithoutACellAreTheirOwnImages() {
    BitPermutation swap = new BitPermutation(new int[] {5, 63}, new int[] {1, 0});

    assertThat(swap.image(0)).isZero();
    assertThat(swap.image(5)).isEqualTo(63);
    assertThat(swap.images(-1L)).isEqualTo(-1L);
    assertThat(swap.images(1L << 63 | 1L << 7)).isEqualTo(1L << 5 | 1L << 7);
    assertThat(swap.images(0)).isZero();
  }

  @Test
  void onlyPermutationsAreAccepted() {
    illegalArgument(
        () -> new BitPermutation(new int[] {0, 1}, new int[] {0}),
        "There are 2 bits, but 1 images.");
    String twice = "A bit or an image occurs twice.";
    illegalArgument(() -> new BitPermutation(new int[] {0, 1}, new int[] {0, 0}), twice);
    illegalArgument(() -> new BitPermutation(new int[] {3, 3}, new int[] {0, 1}), twice);
    assertThatThrownBy(() -> new BitPermutation(new int[] {64}, new int[] {0}))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> new BitPermutation(new int[] {0}, new int[] {1}))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }
}
