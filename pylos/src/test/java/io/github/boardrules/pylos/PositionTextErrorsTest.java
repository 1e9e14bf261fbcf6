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
        // from a column on, by what the start is replaced, and the column that is wrong
        "1|; ;3;0;x;/|1",
        "1|1a1|2",
        "1|.../|4",
        "5|;.;1; ;-|5",
        "9|/|9",
        "10|.|10",
        "20|;.;/; 1 0|20",
        "24|.|24",
        "32|;/|32",
        "38|/; 1 0|38",
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

  @Test
  void thePositionOfAnotherBaseIsMalformed() {
    assertMalformed("pylos:base=3", START, 4);
    assertMalformed("pylos", GamePosition.start("pylos:base=3").text(), 4);
  }

  private static void assertMalformed(String variant, String text, int column) {
    TextAssertions.assertMalformed(each -> GamePosition.of(variant, each), text, column);
  }
}
