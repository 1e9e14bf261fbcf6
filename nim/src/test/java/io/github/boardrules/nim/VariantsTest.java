package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.fixtures.VariantAssertions;
import io.github.boardrules.fixtures.VariantsContract;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Variants": the ids, and the choices. */
class VariantsTest extends VariantsContract<Rules<?, ?>, Object> {
  VariantsTest() {
    super(
        ContractTest.NIM,
        ContractTest.NIM::rules,
        VariantsTest::options,
        options ->
            options instanceof GridOptions grid
                ? GridRules.of(grid)
                : HeapRules.of((HeapOptions) options),
        id -> id.startsWith("one") ? GridOptions.parse(id) : HeapOptions.parse(id));
  }

  private static Object options(Rules<?, ?> rules) {
    return rules instanceof GridRules grid ? grid.options() : ((HeapRules) rules).options();
  }

  @Test
  void theDefaultsAreThoseOfAnIdWithoutOptions() {
    assertThat(GridOptions.parse("one-two-three")).isEqualTo(GridOptions.DEFAULT);
    assertThat(HeapOptions.parse("triangle"))
        .isEqualTo(HeapOptions.TRIANGLE)
        .isEqualTo(HeapOptions.TRIANGLE.withRows(8));
    assertThat(HeapOptions.parse("heaps:sizes=3-4-5"))
        .isEqualTo(HeapRules.heaps(3, 4, 5).options())
        .isEqualTo(HeapOptions.heaps(3, 4, 5));
  }

  @Test
  void theRulesOfABoardRefuseTheGamesOfTheOther() {
    VariantAssertions.assertMalformed(GridRules::parse, "", 1);
    VariantAssertions.assertMalformed(HeapRules::parse, "", 1);
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> GridRules.parse("triangle"))
        .withMessage("character 1: unknown game 'triangle'; the games are one-two-three.");
    assertThatExceptionOfType(VariantException.class)
        .isThrownBy(() -> HeapRules.parse("one-two-three"))
        .withMessage("character 1: unknown game 'one-two-three'; the games are triangle, heaps.");
  }

  @Override
  protected List<String> keys() {
    return List.of(
        "one-two-three:cols|",
        "one-two-three:rows|",
        "triangle:rows|",
        "heaps:sizes|",
        "max|",
        "one-two-three:touch|yes, no",
        "last|wins, loses");
  }

  @Override
  protected List<String> moreIds() {
    return List.of(
        "one-two-three:cols=5,rows=3,max=2,touch=no,last=loses",
        "triangle:rows=5,max=7,last=loses",
        "heaps:sizes=3-4-5,max=99,last=loses",
        "heaps:sizes=99-1-99,max=99,last=loses",
        "heaps:sizes=1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1",
        // Neither the maximum nor the sizes are normalized.
        "heaps:sizes=1-2-3,max=3",
        "heaps:sizes=5-4-3");
  }

  @Override
  protected List<String> malformed() {
    return List.of(
        "one-two-three:cols=any|20",
        "triangle:rows=any|15",
        "heaps:sizes=|13",
        "heaps:sizes=any|13",
        "heaps:sizes=3-|15");
  }

  @Override
  protected List<String> conditions() {
    return List.of(
        "one-two-three:cols=4,cols=4|repeated-key|key=cols",
        "heaps:sizes=3,sizes=3|repeated-key|key=sizes",
        "one-two-three:cols=0|out-of-range|name=cols, value=0, least=1, most=8",
        "one-two-three:max=0|out-of-range|name=max, value=0, least=1, most=8",
        "one-two-three:max=9|out-of-range|name=max, value=9, least=1, most=8",
        "triangle:rows=21|out-of-range|name=rows, value=21, least=1, most=20",
        "triangle:max=100|out-of-range|name=max, value=100, least=1, most=99",
        "heaps:sizes=0|out-of-range|name=sizes, value=0, least=1, most=99",
        "heaps:sizes=3-100-4|out-of-range|name=sizes, value=100, least=1, most=99",
        "heaps:last=loses|sizes-missing",
        "heaps:sizes=" + "1-".repeat(20) + "1|too-many-heaps|count=21, most=20");
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
