package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position. */
class PositionNotationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "pylos; ..../..../..../....|.../.../...|../..|. 1 0",
        "pylos; ..../..../12../12.2|.../.../1..|../..|. 2 0",
        "pylos:takeback=none; .1../.1.1/..2./2...|.../.../...|../..|. 1 0",
        "pylos:limit=200; .211/2121/.112/..11|.22/.21/..2|.1/..|. 1 0",
        "pylos:limit=200; .211/2121/.112/..11|.22/.21/..2|.1/..|. 2 200",
        "pylos:lines=yes,limit=999; 1111/2222/1111/2222|121/212/121|12/..|. 2 998",
        "pylos; 1212/2121/1212/2121|121/212/121|12/12|2 1 0",
        "pylos:base=3; .../.../...|../..|. 1 0",
        "pylos:base=3; .../.../...|../..|. 2 0",
        "pylos:base=3,limit=10; 212/121/212|12/21|1 2 10",
      })
  void aCanonicalTextIsWrittenAsItIsRead(String variant, String text) {
    assertThat(GamePosition.of(variant, text).text()).isEqualTo(text);
    assertThat(GamePosition.of(variant, text).position()).hasToString(text);
  }

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
