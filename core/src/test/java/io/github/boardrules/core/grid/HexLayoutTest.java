package io.github.boardrules.core.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HexLayoutTest {
  /** A hexagon with two spots a side: a middle and its six neighbours. */
  private static final HexLayout FLOWER = hexagon(2);

  @Test
  void theDirectionsGoClockwiseFromStraightUp() {
    int middle = FLOWER.at(0, 0);
    List<Double> angles =
        IntStream.range(0, HexLayout.DIRECTIONS)
            .map(direction -> FLOWER.neighbour(middle, direction))
            .mapToObj(spot -> Math.toDegrees(Math.atan2(FLOWER.x(spot), FLOWER.y(spot))))
            .map(angle -> angle < -1 ? angle + 360 : angle)
            .toList();

    assertThat(angles).hasSize(6);
    for (int direction = 0; direction < 6; direction++) {
      assertThat(angles.get(direction)).isCloseTo(60.0 * direction, within(1e-9));
    }
  }

  @Test
  void neighboursAreOneApart() {
    for (int spot = 0; spot < FLOWER.size(); spot++) {
      for (int direction = 0; direction < HexLayout.DIRECTIONS; direction++) {
        int next = FLOWER.neighbour(spot, direction);
        if (next >= 0) {
          assertThat(Math.hypot(FLOWER.x(next) - FLOWER.x(spot), FLOWER.y(next) - FLOWER.y(spot)))
              .isCloseTo(1.0, within(1e-9));
        }
      }
    }
  }

  @Test
  void beyondTheBoardThereIsNothing() {
    assertThat(FLOWER.at(3, 0)).isEqualTo(-1);
    assertThat(FLOWER.neighbour(FLOWER.at(0, 1), 0)).isEqualTo(-1);
  }

  @Test
  void aHexagonHasTwelveSymmetriesTheIdentityFirst() {
    List<int[]> symmetries = hexagon(3).symmetries();

    assertThat(symmetries).hasSize(12);
    assertThat(symmetries.get(0)).containsExactly(IntStream.range(0, 19).toArray());
    assertThat(distinct(symmetries)).hasSize(12);
  }

  @Test
  void symmetriesKeepNeighbours() {
    HexLayout hexagon = hexagon(3);
    for (int[] images : hexagon.symmetries()) {
      for (int spot = 0; spot < hexagon.size(); spot++) {
        Set<Integer> expected = new HashSet<>();
        for (int next : neighbours(hexagon, spot)) {
          expected.add(images[next]);
        }
        assertThat(new HashSet<>(neighbours(hexagon, images[spot]))).isEqualTo(expected);
      }
    }
  }

  @Test
  void aBoardWithoutSymmetryHasTheIdentityAlone() {
    HexLayout crooked = HexLayout.of(new int[] {0, 0, 0, 1, 1, 2}, new int[] {0, 1, 2, 0, 2, 2});

    assertThat(crooked.symmetries()).hasSize(1);
  }

  @Test
  void aTriangleHasSix() {
    HexLayout triangle = HexLayout.of(new int[] {0, 0, 0, 1, 1, 2}, new int[] {0, 1, 2, 0, 1, 0});

    assertThat(triangle.symmetries()).hasSize(6);
  }

  static HexLayout hexagon(int side) {
    List<int[]> spots = new ArrayList<>();
    for (int c = 1 - side; c < side; c++) {
      for (int q = 1 - side; q < side; q++) {
        if (Math.abs(c + q) < side) {
          spots.add(new int[] {c, q});
        }
      }
    }
    return HexLayout.of(
        spots.stream().mapToInt(spot -> spot[0]).toArray(),
        spots.stream().mapToInt(spot -> spot[1]).toArray());
  }

  private static List<Integer> neighbours(HexLayout layout, int spot) {
    return IntStream.range(0, HexLayout.DIRECTIONS)
        .map(direction -> layout.neighbour(spot, direction))
        .filter(next -> next >= 0)
        .boxed()
        .toList();
  }

  private static Set<String> distinct(List<int[]> symmetries) {
    Set<String> texts = new HashSet<>();
    symmetries.forEach(images -> texts.add(Arrays.toString(images)));
    return texts;
  }
}
