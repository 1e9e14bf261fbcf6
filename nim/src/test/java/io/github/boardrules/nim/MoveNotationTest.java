package io.github.boardrules.nim;

import static io.github.boardrules.fixtures.TextAssertions.assertCondition;
import static io.github.boardrules.fixtures.TextAssertions.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.fixtures.TextAssertions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation": moves. */
class MoveNotationTest {
  @Test
  void aMoveKnowsItsCellsInOrder() {
    GridCell a1 = new GridCell('a', 1);
    GridCell a2 = new GridCell('a', 2);
    GridCell b1 = new GridCell('b', 1);

    assertThat(new GridMove(List.of(b1, a2, a1)).cells())
        .containsExactly(a1, a2, b1)
        .isUnmodifiable();
    assertThat(new GridMove(List.of(a2, a1))).isEqualTo(GridMove.parse("a1+a2"));
    assertThat(HeapMove.parse("8:3")).isEqualTo(new HeapMove(8, 3));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "one-two-three|; a1;A1;i1;8:8|1",
        "one-two-three|a;a+;aa;a-1;a 1|2",
        "one-two-three|a1 ;a1b1;a01|3",
        "one-two-three|a1+;a1++b1;a1+ b1;a1+B1;a1+i1|4",
        "one-two-three|a1+b|5",
        "one-two-three|a1+b1-c1|6",
        "one-two-three|a1+b1+|7",
        "triangle|; 1:1;a1;:1;-1:1;+1:1|1",
        "triangle|1;1-1;1 :1;01:1|2",
        "triangle|12;1:;1::1;1:x;1:-1;1: 1|3",
        "triangle|1:01;1:00;1:1 ;1:1:1;8:8,|4",
        // malformed texts are reported before broken conditions
        "one-two-three|a1+a1x|6",
        "triangle|0:0x;99:|4"
      })
  void anyOtherTextIsRefusedAtTheFirstWrongColumn(String variant, String texts, int column) {
    GamePosition start = GamePosition.start(variant);
    for (String text : texts.split(";", -1)) {
      assertMalformed(variant.equals("triangle") ? HeapMove::parse : GridMove::parse, text, column);
      assertMalformed(start.rules().notation()::parseMove, text, column);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          one-two-three | a5 | NO_SUCH_CELL | cell=a5
          one-two-three | a99999999999999999999 | NO_SUCH_CELL | cell=a99999999999999999999
          one-two-three | a1+b9+c9 | NO_SUCH_CELL | cell=b9
          # reported before a cell that is named twice
          one-two-three | a1+a1+e1 | NO_SUCH_CELL | cell=e1
          one-two-three | a1+a1 | CELL_TWICE | cell=a1
          one-two-three | a1+b1+b1+a1 | CELL_TWICE | cell=b1
          triangle | 0:1 | NO_SUCH_HEAP | heap=0, most=8
          triangle | 9:1 | NO_SUCH_HEAP | heap=9, most=8
          triangle | 99999999999999:1 | NO_SUCH_HEAP | heap=99999999999999, most=8
          triangle | 8:100 | BAD_COUNT | count=100, most=99
          """)
  void aTextThatBreaksAConditionIsNotAMove(
      String variant, String text, NimTextReason reason, String facts) {
    assertCondition(GamePosition.start(variant)::move, text, reason, TextAssertions.facts(facts));
  }

  @Test
  void movesParsedWithoutRulesAreThoseOfTheLargestBoard() {
    assertThat(GridMove.parse("h8+h7")).hasToString("h7+h8");
    assertThat(HeapMove.parse("20:99")).hasToString("20:99");
    assertCondition(GridMove::parse, "h9", NimTextReason.NO_SUCH_CELL, Map.of("cell", "h9"));
    assertCondition(
        HeapMove::parse, "21:1", NimTextReason.NO_SUCH_HEAP, Map.of("heap", "21", "most", "20"));
  }

  @Test
  void aMoveWithoutNotationCannotBeCreated() {
    GridCell a1 = new GridCell('a', 1);

    assertThatIllegalArgumentException().isThrownBy(() -> new GridMove(List.of()));
    assertThatIllegalArgumentException().isThrownBy(() -> new GridMove(List.of(a1, a1)));
    for (int number : new int[] {0, 100, -1}) {
      assertThatIllegalArgumentException().isThrownBy(() -> new HeapMove(number, 1));
      assertThatIllegalArgumentException().isThrownBy(() -> new HeapMove(1, number));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> new HeapMove(21, 1));
    for (String cell : List.of("`1", "i1", "A1", "a0", "a9")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> new GridCell(cell.charAt(0), cell.charAt(1) - '0'));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {"''|1", "i1|1", "aa|2", "a1 |3", "a0|3", "a9|3", "a10|4"})
  void aTextThatIsNotACellIsRefused(String text, int column) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> GridCell.parse(text))
        .satisfies(thrown -> assertThat(thrown.column()).isEqualTo(column));
  }
}
