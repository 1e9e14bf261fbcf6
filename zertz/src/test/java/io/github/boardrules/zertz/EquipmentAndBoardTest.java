package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.fixtures.TextAssertions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Equipment and board". */
class EquipmentAndBoardTest {
  @Test
  void marblesHaveThreeColours() {
    assertThat(ZertzMarble.values()).extracting(ZertzMarble::letter).containsExactly('W', 'G', 'B');
    assertThat(ZertzMarble.values())
        .extracting(ZertzMarble::word)
        .containsExactly("white", "grey", "black");
  }

  @ParameterizedTest
  @CsvSource({
    "37, 4 5 6 7 6 5 4",
    "40, 5 6 7 7 6 5 4",
    "43, 5 6 7 7 6 5 4 3",
    "44, 5 6 7 8 7 6 5",
    "48, 5 6 7 8 7 6 5 4",
    "61, 5 6 7 8 9 8 7 6 5"
  })
  void columnsFromTheLeftHaveTheLengthsOfTheTable(int rings, String lengths) {
    List<String> cells = new ArrayList<>();
    char column = 'a';
    for (String length : lengths.split(" ", -1)) {
      for (int number = 1; number <= Integer.parseInt(length); number++) {
        cells.add(column + "" + number);
      }
      column++;
    }

    assertThat(cells).hasSize(rings);
    assertThat(rings(rings)).containsExactlyElementsOf(cells);
  }

  /** Sets of cells are moved as each cell is. */
  @ParameterizedTest
  @ValueSource(ints = {37, 40, 43, 44, 48, 61})
  void cellsHaveTheNeighboursThatStepsLeadTo(int rings) {
    Board board = Board.create(rings);
    long some = board.all & 0x5A3C_6699_F00F_1234L;
    long alone = 0;
    for (ZertzCell cell : board.cells) {
      long set = board.set(cell);
      long neighbours = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        assertThat(board.shift(set, d)).isEqualTo(board.neighbour(board.bit(cell), d));
        neighbours |= board.shift(set, d);
      }
      assertThat(board.neighbours[board.bit(cell)]).isEqualTo(neighbours);
      assertThat(board.beside(set)).isEqualTo(neighbours);
      alone |= Long.bitCount(neighbours & some) <= 1 ? set : 0;
    }
    assertThat(board.cells).hasSize(Long.bitCount(board.all));
    assertThat(board.nearlyIsolated(some)).isEqualTo(alone);
  }

  @ParameterizedTest
  @CsvSource({"37, 18", "40, 19", "43, 20", "44, 20", "48, 21", "61, 24"})
  void aStartBoardHasAsManyFreeRingsAsCellsOnItsRim(int rings, int rim) {
    GamePosition start = GamePosition.start("zertz:rings=" + rings);

    assertThat(start.refusal("Wd4").reason()).isEqualTo(ZertzReason.MUST_REMOVE);
    assertThat(start.refusal("Wd4").cells()).hasSize(rim);
    assertThat(start.legal("Wd4,")).hasSize(rim);
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

  private static List<String> rings(int rings) {
    return ZertzRules.parse("zertz:rings=" + rings).start().rings().stream()
        .map(ZertzCell::toString)
        .toList();
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
