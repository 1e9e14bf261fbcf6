package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Positions are values: which of them differ, and what a position of heaps knows. */
class ValuesTest {
  @Test
  void gridsWithDifferentBallsPlayersOrSizesDiffer() {
    List<GridPosition> all =
        List.of(
            grid("one-two-three:cols=2,rows=2", "oo/o. 1"),
            grid("one-two-three:cols=2,rows=2", "oo/o. 2"),
            grid("one-two-three:cols=2,rows=2", "oo/.o 1"),
            grid("one-two-three:cols=2,rows=2", "oo/.. 1"),
            grid("one-two-three:cols=2,rows=3", "../oo/o. 1"),
            grid("one-two-three:cols=3,rows=2", "oo./o.. 1"));

    assertThat(all).doesNotHaveDuplicates();
    assertThat(all).extracting(GridRules.standard()::hash).doesNotHaveDuplicates();
    assertThat(all.get(0)).isNotEqualTo(null).isNotEqualTo("oo/o. 1");
  }

  @Test
  void heapsWithDifferentBallsOrPlayersDiffer() {
    String wide = "heaps:sizes=9-9-9-9-9-9-9-9-9-9-9-9-9-9-9-9-9-9-9-9";
    List<HeapPosition> all =
        List.of(
            heaps("heaps:sizes=3-4", "1-2 1"),
            heaps("heaps:sizes=3-4", "1-2 2"),
            heaps("heaps:sizes=3-4", "2-1 1"),
            heaps("heaps:sizes=3-4-5", "1-2-0 1"),
            heaps("heaps:sizes=3", "1 1"),
            heaps(wide, "1-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0 1"),
            heaps(wide, "0-0-0-0-0-0-0-0-1-0-0-0-0-0-0-0-0-0-0-0 1"),
            heaps(wide, "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-1-0-0-0 1"),
            heaps(wide, "0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-0-1 1"));

    assertThat(all).doesNotHaveDuplicates();
    assertThat(all).extracting(HeapRules.of(HeapOptions.TRIANGLE)::hash).doesNotHaveDuplicates();
  }

  @Test
  void equalHeapsOfDifferentGamesAreEqual() {
    HeapPosition triangle = heaps("triangle:rows=3", "1-2-0 2");
    HeapPosition heaps = heaps("heaps:sizes=1-2-3,last=loses", "1-2-0 2");

    assertThat(triangle).isEqualTo(heaps).hasSameHashCodeAs(heaps).hasToString("1-2-0 2");
    assertThat(triangle).isNotEqualTo(null).isNotEqualTo("1-2-0 2");
  }

  @Test
  void ballsAcceptsEveryHeapNumber() {
    HeapPosition heaps = heaps("heaps:sizes=3-4-5", "1-0-5 2");

    assertThat(heaps.balls()).containsExactly(1, 0, 5).isUnmodifiable();
    assertThat(heaps.balls(3)).isEqualTo(5);
    for (int heap : new int[] {0, 4, -1, 21, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      assertThat(heaps.balls(heap)).isZero();
    }
  }

  private static GridPosition grid(String variant, String text) {
    return GridRules.parse(variant).notation().parsePosition(text);
  }

  private static HeapPosition heaps(String variant, String text) {
    return HeapRules.parse(variant).notation().parsePosition(text);
  }
}
