package io.github.boardrules.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SquareImageTest {
  private static final int SIDE = 4;

  private static List<Integer> images(SquareImage image) {
    return IntStream.range(0, SIDE * SIDE)
        .mapToObj(
            cell ->
                image.column(cell / SIDE, cell % SIDE, SIDE) * SIDE
                    + image.row(cell / SIDE, cell % SIDE, SIDE))
        .toList();
  }

  @Test
  void theEightMapsAreClosedUnderCompositionAndTheIdentityIsFirst() {
    List<List<Integer>> maps = SquareImage.ALL.stream().map(SquareImageTest::images).toList();

    assertThat(maps).hasSize(8).doesNotHaveDuplicates();
    assertThat(maps.get(0)).isEqualTo(IntStream.range(0, SIDE * SIDE).boxed().toList());
    for (List<Integer> first : maps) {
      for (List<Integer> second : maps) {
        assertThat(maps).contains(first.stream().map(second::get).toList());
      }
    }
  }

  @Test
  void neighboursStayNeighbours() {
    for (SquareImage image : SquareImage.ALL) {
      List<Integer> images = images(image);
      assertThat(distance(images.get(0), images.get(1))).isEqualTo(1);
      assertThat(distance(images.get(0), images.get(SIDE))).isEqualTo(1);
    }
  }

  private static int distance(int one, int other) {
    return Math.abs(one / SIDE - other / SIDE) + Math.abs(one % SIDE - other % SIDE);
  }

  @Test
  void mapsThatDoNotSwapFitARectangle() {
    SquareImage turned = SquareImage.ALL.get(3);

    assertThat(turned.column(0, 1, 5)).isEqualTo(4);
    assertThat(turned.row(0, 1, 3)).isEqualTo(1);
  }
}
