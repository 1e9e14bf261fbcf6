package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.TextAssertions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Equipment and board": the colours and the cells. */
class EquipmentAndBoardTest {
  @Test
  void marblesHaveThreeColours() {
    assertThat(ZertzMarble.values()).extracting(ZertzMarble::letter).containsExactly('W', 'G', 'B');
    assertThat(ZertzMarble.values())
        .extracting(ZertzMarble::word)
        .containsExactly("white", "grey", "black");
  }

  @Test
  void aCellOutsideTheBoardHasNoRing() {
    ZertzPosition start = ZertzRules.standard().start();

    assertThat(start.hasRing(ZertzCell.parse("g4"))).isTrue();
    for (String cell : List.of("a5", "d8", "g5", "h1", "i9")) {
      assertThat(start.hasRing(ZertzCell.parse(cell))).isFalse();
      assertThat(start.marble(ZertzCell.parse(cell))).isEmpty();
    }
  }

  @Test
  void cellsAscendByColumnThenNumber() {
    assertThat(Stream.of("b1", "a9", "i1", "a1", "b2").map(ZertzCell::parse).sorted())
        .extracting(ZertzCell::toString)
        .containsExactly("a1", "a9", "b1", "b2", "i1");
    assertThat(ZertzCell.parse("c3")).isEqualByComparingTo(ZertzCell.parse("c3"));
  }

  @ParameterizedTest
  @CsvSource({"`, 1", "j, 1", "a, 0", "a, 10"})
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
