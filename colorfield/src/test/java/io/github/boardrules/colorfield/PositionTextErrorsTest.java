package io.github.boardrules.colorfield;

import io.github.boardrules.fixtures.TextAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position: malformed texts, and where they go wrong. */
class PositionTextErrorsTest {
  /** The pieces begin in column 5, one in every fourth column. */
  private static final String TEXT = "1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // what the text is replaced by, from a column on, and the column that is wrong
        "1||1",
        "1| |1",
        "1|0 5 Rx1,ry1|1",
        "1|3 5 Rx1,ry1|1",
        "1|full|1",
        "2||2",
        "2|,5 Rx1|2",
        "2|1 5 Rx1|2",
        "3||3",
        "3| 5 Rx1|3",
        "3|-1 Rx1|3",
        "3|x Rx1|3",
        "3|05 Rx1|4",
        "3|00 Rx1|4",
        "4||4",
        "4|,Rx1|4",
        "4|.5 Rx1|4",
        "5||5",
        "5| Rx1|5",
        "5|,Rx1|5",
        "5|1a6|5",
        "5|-|5",
        "5|ÁA|5",
        "6||6",
        "6|A6|6",
        "6|6|6",
        "7||7",
        "7|-6|7",
        "7|abc1|8",
        "7|06,|8",
        "8| |8",
        "8|;rb2|8",
        "8|x,rb2|8",
        "9||9",
        "9|,rb2|9",
        "9| rb2|9",
        "32|,|33",
        "32| |32",
        "32|,ry|35",
        "32|x|32",
      })
  void aMalformedPositionIsRefusedAtItsFirstWrongCharacter(int from, String rest, int column) {
    TextAssertions.assertMalformed(PositionTextErrorsTest::read, TEXT, from, rest, column);
  }

  @Test
  void aMalformedTextIsReportedBeforeABrokenCondition() {
    assertMalformed("1 10000 Gx1,", 13);
    assertMalformed("1 5 ry1,Rk1,Rx1 ", 16);
    assertMalformed("1 5 ra100,Ra0,Rk", 17);
  }

  private static void assertMalformed(String text, int column) {
    TextAssertions.assertMalformed(PositionTextErrorsTest::read, text, column);
  }

  private static GamePosition read(String text) {
    return GamePosition.of("colorfield:quiet=100", text);
  }
}
