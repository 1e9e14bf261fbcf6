package io.github.boardrules.core.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ColumnRowTest {
  private record Cell(char column, int row) implements ColumnRow<Cell> {}

  @Test
  void cellsAreOrderedByColumnThenByRow() {
    Cell a2 = new Cell('a', 2);
    Cell a10 = new Cell('a', 10);
    Cell b1 = new Cell('b', 1);

    assertThat(List.of(b1, a10, a2).stream().sorted()).containsExactly(a2, a10, b1);
    assertThat(a10).isEqualByComparingTo(new Cell('a', 10));
  }
}
