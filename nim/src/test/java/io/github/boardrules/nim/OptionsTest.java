package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Variants": the choices. */
class OptionsTest {
  @Test
  void changingOneOptionOfAGridKeepsTheOthers() {
    GridOptions options =
        GridOptions.DEFAULT.withSize(5, 3).withMax(2).withTouch(false).withLast(LastBallRule.LOSES);

    assertThat(options.variant())
        .isEqualTo("one-two-three:cols=5,rows=3,max=2,touch=no,last=loses");
    assertThat(options.withSize(4, 4).withMax(3).withTouch(true))
        .isEqualTo(GridOptions.DEFAULT.withLast(LastBallRule.LOSES));
  }

  @Test
  void changingOneOptionOfHeapsKeepsTheOthers() {
    HeapOptions options = HeapOptions.heaps(3, 4).withMax(2).withLast(LastBallRule.LOSES);

    assertThat(options.variant()).isEqualTo("heaps:sizes=3-4,max=2,last=loses");
    assertThat(options.withMax(0).withLast(LastBallRule.WINS)).isEqualTo(HeapOptions.heaps(3, 4));
    assertThat(HeapOptions.triangle(5).withMax(7).variant()).isEqualTo("triangle:rows=5,max=7");
  }

  @Test
  void aTriangleAndTheSameHeapsAreDifferentGames() {
    assertThat(HeapOptions.triangle(3)).isNotEqualTo(HeapOptions.heaps(1, 2, 3));
    assertThat(HeapOptions.triangle(3).game().id()).isEqualTo("triangle");
    assertThat(HeapOptions.heaps(1, 2, 3).game().id()).isEqualTo("heaps");
  }

  @ParameterizedTest
  @CsvSource({"0, 4, 3", "9, 4, 3", "4, 0, 3", "4, 9, 3", "4, 4, -1", "4, 4, 9", "-1, 4, 3"})
  void aGridHasOneToEightColumnsAndRowsAndAMaximumOfOneToEight(int cols, int rows, int max) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new GridOptions(cols, rows, max, true, LastBallRule.WINS));
  }

  @Test
  void thereAreOneToTwentyHeapsOfOneToNinetyNineBalls() {
    List<Integer> twentyOne = Collections.nCopies(21, 1);

    assertThatIllegalArgumentException().isThrownBy(() -> HeapOptions.triangle(0));
    assertThatIllegalArgumentException().isThrownBy(() -> HeapOptions.triangle(21));
    assertThatIllegalArgumentException().isThrownBy(HeapOptions::heaps);
    assertThatIllegalArgumentException().isThrownBy(() -> HeapOptions.heaps(3, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> HeapOptions.heaps(3, 100));
    assertThatIllegalArgumentException().isThrownBy(() -> HeapOptions.TRIANGLE.withMax(100));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> new HeapOptions(HeapOptions.GameRule.HEAPS, twentyOne, 0, LastBallRule.WINS));
    assertThat(HeapOptions.triangle(20).sizes()).hasSize(20);
  }

  @Test
  void theRowsOfATriangleGrowByOne() {
    for (List<Integer> sizes : List.of(List.of(2), List.of(1, 3), List.of(2, 1), List.of(1, 1))) {
      assertThatIllegalArgumentException()
          .isThrownBy(
              () -> new HeapOptions(HeapOptions.GameRule.TRIANGLE, sizes, 0, LastBallRule.WINS));
    }
  }

  @Test
  void theSizesAreCopied() {
    List<Integer> sizes = new ArrayList<>(List.of(3, 4));
    HeapOptions options = new HeapOptions(HeapOptions.GameRule.HEAPS, sizes, 0, LastBallRule.WINS);
    sizes.set(0, 9);

    assertThat(options.sizes()).containsExactly(3, 4).isUnmodifiable();
  }
}
