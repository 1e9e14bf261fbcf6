package io.github.boardrules.colorfield;

import io.github.boardrules.fixtures.TextAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Position: malformed texts, and where they go wrong. */
class PositionTextErrorsTest {
  /** The pieces begin in column 5, one in every fourth column. */
  private static final String TEXT = "1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1";

  /** From which column on the text is replaced, the column that is wrong, and by what. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          1  | 1  | '' ' ' '0 5 Rx1,ry1' '3 5 Rx1,ry1' 'full'
          2  | 2  | '' ',5 Rx1' '1 5 Rx1'
          3  | 3  | '' ' 5 Rx1' '-1 Rx1' 'x Rx1'
          3  | 4  | '05 Rx1' '00 Rx1'
          4  | 4  | '' ',Rx1' '.5 Rx1'
          5  | 5  | '' ' Rx1' ',Rx1' '1a6' '-' 'ÁA'
          6  | 6  | '' 'A6' '6'
          7  | 7  | '' '-6'
          7  | 8  | 'abc1' '06,'
          8  | 8  | ' ' ';rb2' 'x,rb2'
          9  | 9  | '' ',rb2' ' rb2'
          32 | 32 | ' ' 'x'
          32 | 33 | ','
          32 | 35 | ',ry'
          """)
  void aMalformedPositionIsRefusedAtItsFirstWrongCharacter(int from, int column, String rests) {
    for (String rest : MalformedLayoutTest.quoted(rests)) {
      TextAssertions.assertMalformed(PositionTextErrorsTest::read, TEXT, from, rest, column);
    }
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
