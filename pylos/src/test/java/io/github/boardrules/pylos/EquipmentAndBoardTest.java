package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.NotationException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** RULES.md, "Equipment and board" and "Set-up". */
class EquipmentAndBoardTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "pylos; ..../..../..../....|.../.../...|../..|. 1 0; 15 15",
        "pylos:takeback=none,out=stuck; ..../..../..../....|.../.../...|../..|. 1 0; 15 15",
        "pylos:lines=yes,limit=999; ..../..../..../....|.../.../...|../..|. 1 0; 15 15",
        "pylos:base=3; .../.../...|../..|. 1 0; 7 7",
        "pylos:base=3,takeback=must,limit=1; .../.../...|../..|. 1 0; 7 7"
      })
  void theBoardIsEmptyTheReservesAreFullAndPlayer1IsToMove(
      String variant, String position, String reserves) {
    GamePosition start = GamePosition.start(variant);

    assertThat(start.text()).isEqualTo(position);
    assertThat(start.position()).isEqualTo(GamePosition.of(variant, position).position());
    assertThat(start.reserves()).isEqualTo(reserves);
    assertThat(start.position().toMove()).isEqualTo(1);
    assertThat(start.position().takeBackTurns()).isZero();
    assertThat(start.status()).isEqualTo("ongoing");
    assertThat(start.legal()).isEqualTo(Setup.level(Setup.base(variant), 1));
  }

  @ParameterizedTest
  @CsvSource({"pylos, 30", "pylos:base=3, 14"})
  void thereAreAsManyStonesAsCells(String variant, int cells) {
    GamePosition full = Setup.of(variant).mixed(Setup.cells(Setup.base(variant))).gamePosition();

    assertThat(full.reserves()).isEqualTo("0 0");
    assertThat(full.rules().diagram(full.position()).cells()).hasSize(cells);
  }

  @Test
  void cellsAreOrderedByLevelThenByColumnThenByRow() {
    assertThat(Setup.cells(4).stream().map(Cell::parse).toList())
        .hasSize(30)
        .isSorted()
        .doesNotHaveDuplicates();
    assertThat(Cell.parse("1d4")).isLessThan(Cell.parse("2a1"));
    assertThat(Cell.parse("1a4")).isLessThan(Cell.parse("1b1"));
    assertThat(new Cell(2, 'b', 1)).isEqualTo(Cell.parse("2b1")).hasToString("2b1");
  }

  @ParameterizedTest
  @CsvSource({
    "0, a, 1",
    "5, a, 1",
    "-1, a, 1",
    "1, e, 1",
    "1, a, 5",
    "1, a, 0",
    "1, A, 1",
    "1, a, -1",
    "2, d, 1",
    "2, a, 4",
    "3, c, 1",
    "3, a, 3",
    "4, b, 1",
    "4, a, 2",
    "2147483647, a, 1",
    "-2147483648, a, 1",
    "1, a, 2147483647",
    "1, a, -2147483648"
  })
  void thereAreNoOtherCells(int level, char column, int row) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Cell(level, column, row))
        .withMessageContaining("level " + level)
        .withMessageContaining("'" + column + "'")
        .withMessageContaining("row " + row);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "''|1", "a1|1", "0a1|1", "5a1|1", " 1a1|1", "1|2", "1A1|2", "1e1|2", "2d1|2", "3c1|2",
        "4b1|2", "1a|3", "1a0|3", "1a5|3", "2a4|3", "3b3|3", "4a2|3", "1a1 |4", "1a11|4"
      })
  void aTextThatIsNotACellIsRefused(String text, int column) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> Cell.parse(text))
        .satisfies(thrown -> assertThat(thrown.column()).isEqualTo(column));
  }

  @ParameterizedTest
  @MethodSource("io.github.boardrules.pylos.Setup#upperCells")
  void aCellIsSupportedWhenAllFourThatItRestsOnHoldStonesOfAnyOwner(String variant, String cell) {
    List<String> pillar = pillar(cell);
    Setup setup = Setup.of(variant).mixed(pillar).toMove(2);

    assertThat(setup.gamePosition().reason(cell)).isEqualTo(GamePosition.LEGAL);
    assertThat(setup.gamePosition().exchanged().reason(cell)).isEqualTo(GamePosition.LEGAL);
    for (String support : Setup.under(cell)) {
      Setup lacking = Setup.of(variant).mixed(pillar).empty(support).toMove(2);

      lacking.gamePosition().assertRefused(cell, "unsupported", cell);
      lacking.gamePosition().exchanged().assertRefused(cell, "unsupported", cell);
      assertThat(lacking.gamePosition().reason(support)).isEqualTo(GamePosition.LEGAL);
    }
  }

  @Test
  void aStoneIsFreeIfNoStoneRestsOnIt() {
    // Two pyramids, of which only the second has a stone on level 2; 2b2 is vacant too.
    Setup setup =
        Setup.of("pylos").one("1a1 1a2 1b1 1b2 1c3 1c4 1d3 2c3").two("1d4 1b3 1c2 1d1 1a4");
    GamePosition given = setup.gamePosition();

    assertThat(given.at("2c3")).isEqualTo("1");
    for (String held : List.of("1c3", "1c4", "1d3")) {
      given.assertRefused(held + "-2a1", "not-free", held);
    }
    given.exchanged().assertRefused("1c3-2b2", "not-free", "1c3");
    assertThat(given.legal("1a1-")).containsExactly("1a1-2b2");
    assertThat(given.legal("1b1-")).containsExactly("1b1-2b2");
    assertThat(given.legal("2c3-")).isEmpty();
    // 1b2 is free, but each vacant cell of level 2 rests on it.
    assertThat(given.legal("1b2-")).isEmpty();
    given.assertRefused("1b2-2b2", "unsupported", "2b2");
  }

  @Test
  void theReserveIsWhatIsNotOnTheBoard() {
    assertThat(Setup.of("pylos").one("1a1 1b1 1c1").two("1d1").gamePosition().reserves())
        .isEqualTo("12 14");
    assertThat(Setup.of("pylos:base=3").one("1a1 1b1 1c1").two("1a2").gamePosition().reserves())
        .isEqualTo("4 6");
  }

  /** All cells that a cell needs below it, lowest first. */
  private static List<String> pillar(String cell) {
    if (cell.charAt(0) == '1') {
      return List.of();
    }
    Set<String> lower = new LinkedHashSet<>();
    Setup.under(cell).forEach(support -> lower.addAll(pillar(support)));
    lower.addAll(Setup.under(cell));
    return new ArrayList<>(lower);
  }
}
