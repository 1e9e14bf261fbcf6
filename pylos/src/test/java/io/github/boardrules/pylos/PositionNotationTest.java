package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "Notation", Position. */
class PositionNotationTest {

  @Test
  void levelsComeFromBelowRowsFromAboveAndCellsFromTheLeft() {
    GamePosition given = GamePosition.of("pylos", "1..2/..../11../21.1|.../.../2..|../..|. 2 0");

    assertThat(
            Setup.cells(4).stream()
                .filter(cell -> !given.at(cell).equals("."))
                .map(cell -> cell + "=" + given.at(cell)))
        .containsExactly("1a1=2", "1a2=1", "1a4=1", "1b1=1", "1b2=1", "1d1=1", "1d4=2", "2a1=2");
    assertThat(given.position().toMove()).isEqualTo(2);
    assertThat(Setup.of("pylos").one("1a2 1a4 1b1 1b2 1d1").two("1a1 1d4 2a1").toMove(2).text())
        .isEqualTo(given.text());
  }
}
