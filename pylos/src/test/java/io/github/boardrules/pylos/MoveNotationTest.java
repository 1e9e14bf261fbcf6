package io.github.boardrules.pylos;

import static io.github.boardrules.fixtures.TextAssertions.assertMalformed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Move. */
class MoveNotationTest {

  @Test
  void eachMoveIsReadFromItsText() {
    PylosCell a = PylosCell.parse("1d2");
    PylosCell b = PylosCell.parse("2a2");
    PylosCell c = PylosCell.parse("1d1");

    assertThat(PylosMove.parse("1d2")).isEqualTo(new PylosMove.Place(a, List.of()));
    assertThat(PylosMove.parse("1d2x1d2")).isEqualTo(new PylosMove.Place(a, List.of(a)));
    assertThat(PylosMove.parse("1d2-2a2")).isEqualTo(new PylosMove.Raise(a, b, List.of()));
    assertThat(PylosMove.parse("1d2-2a2x2a2x1d1"))
        .isEqualTo(new PylosMove.Raise(a, b, List.of(b, c)))
        .isEqualTo(MoveText.move(Optional.of(a), b, List.of(c, b)));
    assertThat(MoveText.move(Optional.empty(), b, List.of(c)))
        .isEqualTo(new PylosMove.Place(b, List.of(c)));
  }

  @ParameterizedTest
  @CsvSource({
    // the higher level first
    "1a1x1b1x2a1, 1a1x2a1x1b1",
    "1d2-2a2x1d1x2a2, 1d2-2a2x2a2x1d1",
    // on one level by column, then by row
    "1a1x1b2x1b1, 1a1x1b1x1b2",
  })
  void twoTakenCellsAreReadInEitherOrderAndWrittenInOne(String text, String canonical) {
    assertThat(PylosMove.parse(text)).isEqualTo(PylosMove.parse(canonical)).hasToString(canonical);
    assertThat(PylosMove.parse(canonical)).hasToString(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "; ;a1;0a1;5a1;pass|1",
        "1;11a;1A1;1e1;2d1|2",
        "1a;1a0;1a5;2a4;3a3;4a2;1aa|3",
        "1a1 ;1a11;1a1X1a1|4",
        "1a1-;1a1--;1a1-x;1a1-5a1;1a1- 2a1;1a1x;1a1xx|5",
        "1a1-2d1;1a1x1e1|6",
        "1a1-2a1 ;1a1-2a1-3a1;1a1x1b1-2a1|8",
        "1a1x1b1x|9",
        "1a1x1b1x1b5|11",
        "1a1x1b1x1c1x1d1;1a1x1b1x1c1 |12",
        "1a1-2a1x2a1x1b1x1c1|16",
      })
  void anyOtherTextIsRefusedAtItsFirstWrongCharacter(String texts, int column) {
    for (String text : texts.split(";", -1)) {
      assertMalformed(PylosMove::parse, text, column);
      assertMalformed(PylosRules.standard().notation()::parseMove, text, column);
    }
  }

  @ParameterizedTest
  @CsvSource({"4a1, 1", "2c1, 2", "1a4, 3", "3a2, 3", "1a1-4a1, 5", "1a1x2a1x1d1, 10"})
  void aCellThatTheBoardLacksMakesTheTextNoMove(String text, int column) {
    assertMalformed(PylosRules.parse("pylos:base=3").notation()::parseMove, text, column);
    assertThat(PylosMove.parse(text)).hasToString(text);
  }

  @Test
  void aMoveTakesBackAtMostTwoStones() {
    PylosCell cell = PylosCell.parse("1a1");
    List<PylosCell> three = List.of(cell, cell, cell);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> new PylosMove.Place(cell, three))
        .withMessageContaining("3");
    assertThatIllegalArgumentException().isThrownBy(() -> new PylosMove.Raise(cell, cell, three));
  }
}
