package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Equipment and board" and "Set-up". */
class SetUpTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | oooo/oooo/oooo/oooo 1",
        "one-two-three:max=any,touch=no,last=loses | oooo/oooo/oooo/oooo 1",
        "one-two-three:cols=5,rows=3 | ooooo/ooooo/ooooo 1",
        "one-two-three:cols=1,rows=3 | o/o/o 1",
        "one-two-three:cols=8,rows=1 | oooooooo 1",
        "one-two-three:cols=1,rows=1 | o 1",
        "triangle | 1-2-3-4-5-6-7-8 1",
        "triangle:last=loses | 1-2-3-4-5-6-7-8 1",
        "triangle:rows=1 | 1 1",
        "triangle:rows=12,max=3 | 1-2-3-4-5-6-7-8-9-10-11-12 1",
        "heaps:sizes=3-4-5 | 3-4-5 1",
        "heaps:sizes=99-1-99 | 99-1-99 1"
      })
  void theStartPositionIsThatOfTheRulePage(String variant, String position) {
    GamePosition start = GamePosition.start(variant);

    assertThat(start.text()).isEqualTo(position);
    assertThat(start.status()).isEqualTo("ongoing");
    assertThat(start.position()).isEqualTo(GamePosition.of(variant, position).position());
  }

  @ParameterizedTest
  @CsvSource({"4, 4", "8, 8", "1, 8", "5, 2"})
  void aBallStandsOnEveryCellAndOnNoOther(int cols, int rows) {
    GridPosition start = GridRules.of(GridOptions.DEFAULT.withSize(cols, rows)).start();

    assertThat(start.cols()).isEqualTo(cols);
    assertThat(start.rows()).isEqualTo(rows);
    assertThat(start.balls()).isEqualTo(cols * rows);
    for (String cell : Setup.cells(8, 8)) {
      assertThat(start.hasBall(Cell.parse(cell))).isEqualTo(Setup.cells(cols, rows).contains(cell));
    }
  }

  @ParameterizedTest
  @CsvSource({"1", "8", "20"})
  void theTrianglesFirstHeapIsTheRowOfOneBall(int rows) {
    HeapPosition start = HeapRules.of(HeapOptions.triangle(rows)).start();

    assertThat(start.heaps()).isEqualTo(rows);
    assertThat(start.toMove()).isEqualTo(1);
    for (int heap = 1; heap <= rows; heap++) {
      assertThat(start.balls(heap)).isEqualTo(heap);
    }
  }
}
