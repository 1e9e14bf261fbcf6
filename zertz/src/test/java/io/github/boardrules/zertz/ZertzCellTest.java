package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.TextAssertions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation": cells, {@code a1} to {@code i9}. */
class ZertzCellTest {

  @Test
  void cellsAscendByColumnThenNumber() {
    assertThat(Stream.of("b1", "a9", "i1", "a1", "b2").map(ZertzCell::parse).sorted())
        .extracting(ZertzCell::toString)
        .containsExactly("a1", "a9", "b1", "b2", "i1");
    assertThat(ZertzCell.parse("c3")).isEqualByComparingTo(ZertzCell.parse("c3"));
  }

  @ParameterizedTest
  @CsvSource({"`, 1", "j, 1", "A, 1", "1, 1", "a, 0", "a, 10", "a, -1", "i, 2147483647"})
  void otherCellsAreRejected(char column, int number) {
    assertThatIllegalArgumentException().isThrownBy(() -> new ZertzCell(column, number));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "''|1", "j1|1", "A1|1", "1a|1", " a1|1", "a|2", "a0|2", "a |2", "aa|2", "a1 |3", "a10|3"
      })
  void aMalformedCellIsRejectedAtItsFirstWrongColumn(String text, int column) {
    TextAssertions.assertMalformed(ZertzCell::parse, text, column);
  }
}
