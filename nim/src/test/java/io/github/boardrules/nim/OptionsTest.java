package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Variants": the choices. */
class OptionsTest {
  @Test
  void changingOneOptionOfAGridKeepsTheOthers() {
    GridOptions options =
        GridOptions.DEFAULT
            .withCols(5)
            .withRows(3)
            .withMax(2)
            .withTouch(false)
            .withLast(LastBallRule.LOSES);

    assertThat(options.variant())
        .isEqualTo("one-two-three:cols=5,rows=3,max=2,touch=no,last=loses");
    assertThat(options.withCols(4).withRows(4).withMax(3).withTouch(true))
        .isEqualTo(GridOptions.DEFAULT.withLast(LastBallRule.LOSES));
  }

  @Test
  void changingOneOptionOfHeapsKeepsTheOthers() {
    HeapOptions options = HeapOptions.heaps(3, 4).withMax(2).withLast(LastBallRule.LOSES);

    assertThat(options.variant()).isEqualTo("heaps:sizes=3-4,max=2,last=loses");
    assertThat(options.withMax(0).withLast(LastBallRule.WINS)).isEqualTo(HeapOptions.heaps(3, 4));
    assertThat(HeapOptions.TRIANGLE.withRows(5).withMax(7).variant())
        .isEqualTo("triangle:rows=5,max=7");
  }

  @Test
  void aTriangleAndTheSameHeapsAreDifferentGames() {
    assertThat(HeapOptions.TRIANGLE.withRows(3)).isNotEqualTo(HeapOptions.heaps(1, 2, 3));
    assertThat(HeapOptions.TRIANGLE.withRows(3).game().id()).isEqualTo("triangle");
    assertThat(HeapOptions.heaps(1, 2, 3).game().id()).isEqualTo("heaps");
  }

  @ParameterizedTest
  @CsvSource({"0, 4, 3", "9, 4, 3", "4, 0, 3", "4, 9, 3", "4, 4, -1", "4, 4, 9", "-1, 4, 3"})
  void aGridHasOneToEightColumnsAndRowsAndAMaximumOfOneToEight(int cols, int rows, int max) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GridOptions.DEFAULT.withCols(cols).withRows(rows).withMax(max));
  }

  @Test
  void thereAreOneToTwentyHeapsOfOneToNinetyNineBalls() {
    assertThatIllegalArgumentException().isThrownBy(() -> HeapOptions.TRIANGLE.withRows(0));
    assertThatIllegalArgumentException().isThrownBy(() -> HeapOptions.TRIANGLE.withRows(21));
    assertThatIllegalArgumentException().isThrownBy(HeapOptions::heaps);
    assertThatIllegalArgumentException().isThrownBy(() -> HeapOptions.heaps(3, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> HeapOptions.heaps(3, 100));
    assertThatIllegalArgumentException().isThrownBy(() -> HeapOptions.TRIANGLE.withMax(100));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> HeapOptions.heaps(IntStream.range(1, 22).toArray()));
    assertThat(HeapOptions.TRIANGLE.withRows(20).sizes()).hasSize(20);
  }

  @Test
  void aTriangleHasRowsAndHeapsHaveSizes() {
    HeapOptions triangle = HeapOptions.TRIANGLE.withMax(7).withRows(4);
    HeapOptions heaps = HeapOptions.heaps(5).withMax(7).withSizes(2, 1);

    assertThat(triangle.variant()).isEqualTo("triangle:rows=4,max=7");
    assertThat(triangle.sizes()).containsExactly(1, 2, 3, 4).isUnmodifiable();
    assertThat(triangle.rows()).isEqualTo(4);
    assertThat(heaps.variant()).isEqualTo("heaps:sizes=2-1,max=7");
    assertThat(heaps.sizes()).containsExactly(2, 1).isUnmodifiable();
    assertThat(heaps.rows()).isEqualTo(2);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> triangle.withSizes(1, 2, 3))
        .withMessage("There is no option sizes.");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> heaps.withRows(3))
        .withMessage("There is no option rows.");
  }

  @Test
  void theSizesAreCopied() {
    int[] sizes = {3, 4};
    HeapOptions options = HeapOptions.heaps(sizes);
    sizes[0] = 9;

    assertThat(options.sizes()).containsExactly(3, 4);
  }
}
