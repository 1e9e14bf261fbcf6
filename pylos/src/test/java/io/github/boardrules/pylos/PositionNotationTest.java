package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.TextAssertions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position: what is read, written and refused, and at which column. */
class PositionNotationTest {
  /** 43 characters: levels begin in 1, 21, 33 and 39; turn and count in 41 and 43. */
  private static final String START = "..../..../..../....|.../.../...|../..|. 1 0";

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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // from a column on, by what the start is replaced, and the column that is wrong
        "1|; ;3;0;x;/|1",
        "1|1a1|2",
        "1|.../|4",
        "10|.|10",
        "20|;.;/; 1 0|20",
        "32|;/|32",
        "39|; 1 0;3|39",
        "40|;.;/;_1 0|40",
        "41|; 1;0;3;x;-|41",
        "42|;1;,0|42",
        "43|; 0;-1;+1;x|43",
        "43|00;01;0 ;0.5;1x|44",
        "43|12 |45",
      })
  void aMalformedPositionIsRefusedAtItsFirstWrongCharacter(int from, String rests, int column) {
    for (String rest : rests.split(";", -1)) {
      TextAssertions.assertMalformed(
          text -> GamePosition.of("pylos", text), START, from, rest, column);
    }
  }

  @Test
  void aMalformedTextIsReportedBeforeABrokenCondition() {
    assertMalformed("pylos", START.replace("|. 1 0", "|1 3 0"), 41);
    assertMalformed("pylos", START.replace("|. 1 0", "|1 1 5 "), 44);
    assertMalformed("pylos:limit=3", START.replace("1 0", "1 4x"), 44);
    assertMalformed("pylos", START.replace(".", "1").replace(" 1 0", " 1 01"), 44);
  }

  private static void assertMalformed(String variant, String text, int column) {
    TextAssertions.assertMalformed(each -> GamePosition.of(variant, each), text, column);
  }

  @ParameterizedTest
  @CsvSource({
    "pylos, 2a1, 2a1",
    "pylos, 1a1 1a2 1b1 2a1, 2a1",
    // the first of several
    "pylos, 4a1 3a1 2c3 2b2, 2b2",
    "'pylos:base=3', 3a1, 3a1",
  })
  void aStoneWithoutSupport(String variant, String stones, String cell) {
    for (Setup setup :
        List.of(Setup.of(variant).one(stones), Setup.of(variant).two(stones).toMove(2))) {
      assertCondition(
          variant, setup.text(), PylosTextReason.UNSUPPORTED_STONE, Map.of("cell", cell));
    }
  }

  @ParameterizedTest
  @CsvSource({"pylos, 15", "pylos:base=3, 7"})
  void aStoneMoreThanAPlayerHasIsTooMany(String variant, int stones) {
    String cells = String.join(" ", Setup.cells(Setup.base(variant)).subList(0, stones + 1));
    for (Setup setup : List.of(Setup.of(variant).one(cells), Setup.of(variant).two(cells))) {
      assertCondition(
          variant,
          setup.text(),
          PylosTextReason.TOO_MANY_STONES,
          Map.of("stones", Integer.toString(stones)));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "pylos, 1, 0",
    "pylos:limit=3, 4, 3",
    "pylos:limit=999, 99999999999999999999, 999",
  })
  void aCountAboveTheLimit(String variant, String count, String limit) {
    String text = GamePosition.start(variant).text().replaceFirst("0$", count);

    assertCondition(variant, text, PylosTextReason.COUNT_ABOVE_LIMIT, Map.of("limit", limit));
  }

  @Test
  void theFirstConditionOfTheListIsReported() {
    String all = String.join(" ", Setup.level(4, 1));
    Setup tooMany = Setup.of("pylos").one(all).count(5);
    Setup unsupported = Setup.of("pylos").one(all).one("3a1").count(5);

    assertCondition(
        "pylos", unsupported.text(), PylosTextReason.UNSUPPORTED_STONE, Map.of("cell", "3a1"));
    assertCondition(
        "pylos", tooMany.text(), PylosTextReason.TOO_MANY_STONES, Map.of("stones", "15"));
  }

  private static void assertCondition(
      String variant, String text, PylosTextReason reason, Map<String, String> facts) {
    TextAssertions.assertCondition(each -> GamePosition.of(variant, each), text, reason, facts);
  }
}
