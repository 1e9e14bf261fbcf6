package io.github.boardrules.pylos;

import io.github.boardrules.fixtures.TextAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position: malformed texts, and where they go wrong. */
class PositionTextErrorsTest {
  /** 43 characters: levels begin in 1, 21, 33 and 39; turn and count in 41 and 43. */
  private static final String START = "..../..../..../....|.../.../...|../..|. 1 0";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // what the start is replaced by, from a column on, and the column that is wrong
        "1||1",
        "1| |1",
        "1|3|1",
        "1|0|1",
        "1|x|1",
        "1|/|1",
        "1|1a1|2",
        "1|.../|4",
        "4||4",
        "4|/..../|4",
        "5||5",
        "5|.|5",
        "5|1|5",
        "5| |5",
        "5|-|5",
        "9|/|9",
        "10|.|10",
        "19||19",
        "20||20",
        "20|.|20",
        "20|/|20",
        "20| 1 0|20",
        "21|/|21",
        "24|.|24",
        "31| |31",
        "32||32",
        "32|/|32",
        "35|.|35",
        "38|/|38",
        "38| 1 0|38",
        "39||39",
        "39| 1 0|39",
        "39|3|39",
        "40||40",
        "40|.|40",
        "40|/|40",
        "40|_1 0|40",
        "41||41",
        "41| 1|41",
        "41|0|41",
        "41|3|41",
        "41|x|41",
        "41|-|41",
        "42||42",
        "42|1|42",
        "42|,0|42",
        "43||43",
        "43| 0|43",
        "43|-1|43",
        "43|+1|43",
        "43|x|43",
        "43|00|44",
        "43|01|44",
        "43|0 |44",
        "43|0.5|44",
        "43|1x|44",
        "43|12 |45",
      })
  void aMalformedPositionIsRefusedAtItsFirstWrongCharacter(int from, String rest, int column) {
    TextAssertions.assertMalformed(
        text -> GamePosition.of("pylos", text), START, from, rest, column);
  }

  @Test
  void aMalformedTextIsReportedBeforeABrokenCondition() {
    assertMalformed("pylos", START.replace("|. 1 0", "|1 3 0"), 41);
    assertMalformed("pylos", START.replace("|. 1 0", "|1 1 5 "), 44);
    assertMalformed("pylos:limit=3", START.replace("1 0", "1 4x"), 44);
    assertMalformed("pylos", START.replace(".", "1").replace(" 1 0", " 1 01"), 44);
  }

  @Test
  void thePositionOfAnotherBaseIsMalformed() {
    assertMalformed("pylos:base=3", START, 4);
    assertMalformed("pylos", GamePosition.start("pylos:base=3").text(), 4);
  }

  private static void assertMalformed(String variant, String text, int column) {
    TextAssertions.assertMalformed(each -> GamePosition.of(variant, each), text, column);
  }
}
