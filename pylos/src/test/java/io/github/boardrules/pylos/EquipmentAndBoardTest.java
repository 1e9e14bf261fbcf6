package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.TextAssertions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Equipment and board": the cells. */
class EquipmentAndBoardTest {

  @Test
  void cellsAreOrderedByLevelThenByColumnThenByRow() {
    assertThat(Stream.of("1a1", "1a4", "1b1", "1d4", "2a1", "2b1", "4a1").map(PylosCell::parse))
        .isSorted();
    assertThat(new PylosCell(2, 'b', 1)).isEqualTo(PylosCell.parse("2b1")).hasToString("2b1");
  }

  @ParameterizedTest
  @CsvSource({
    "0, a, 1",
    "5, a, 1",
    "1, e, 1",
    "1, A, 1",
    "1, a, 0",
    "1, a, 5",
    "2, d, 1",
    "4, a, 2",
    "-2147483648, a, 1",
    "1, a, 2147483647"
  })
  void thereAreNoOtherCells(int level, char column, int row) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PylosCell(level, column, row))
        .withMessageContaining("level " + level)
        .withMessageContaining("'" + column + "'")
        .withMessageContaining("row " + row);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {"''|1", "5a1|1", "1|2", "2d1|2", "1a|3", "2a4|3", "1a1 |4"})
  void aTextThatIsNotACellIsRefused(String text, int column) {
    TextAssertions.assertMalformed(PylosCell::parse, text, column);
  }
}
