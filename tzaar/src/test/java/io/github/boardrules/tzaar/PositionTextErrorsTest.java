package io.github.boardrules.tzaar;

import io.github.boardrules.core.TextReason;
import io.github.boardrules.fixtures.TextAssertions;
import io.github.boardrules.tzaar.reference.ReferenceBoard;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Notation", Errors in a text: where a position text is malformed. */
class PositionTextErrorsTest {
  /** 75 characters: the board ends with column 68, side and phase begin in 70 and 72. */
  private static final String START = Setup.FIXED + " 1 open";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // examples of the rule page
        "tttt/|5",
        "t1/|3",
        "t31|3",
        // heights
        "t0|2",
        "t10|4",
        "t1|3",
        "t2t|4",
        "t30|4",
        "t301|4",
        "t-2|2",
        ".2|2",
        "2|1",
        // fields
        "''|1",
        " |1",
        "x|1",
        "tX|2",
        "ttttt|6",
        "ttttt2/|8",
        "ttttt/...../|12",
        "ttttt/......./|13",
      })
  void aMalformedBoardIsRefusedAtTheFirstWrongColumn(String text, int column) {
    assertMalformed(text, column);
  }

  @Test
  void everyColumnHasExactlyAsManyFieldsAsThePageSays() {
    int end = 0;
    for (int i = 0; i < ReferenceBoard.ROWS.size(); i++) {
      end += ReferenceBoard.ROWS.get(i) + (i == 0 ? 0 : 1);
      String before = START.substring(0, end - 1);
      String after = START.substring(end);

      // With a field less, the slash or space comes too early; with one more, too late.
      assertMalformed(before + after, end);
      assertMalformed(before + ".T" + after, end + 1);
      assertMalformed(before, end);
      assertMalformed(before + "T", end + 1);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // from a column on the start is replaced by a text; then follows the wrong column
        "69||69",
        "69|/|69",
        "69|_1 open|69",
        "69|2|70",
        "69|3 |71",
        "69|12 |72",
        "70||70",
        "70|3|70",
        "71||71",
        "71|open|71",
        "72||72",
        "72| open|72",
        "72|open |76",
      })
  void aMalformedEndIsRefusedAtTheFirstWrongColumn(int from, String rest, int column) {
    TextAssertions.assertMalformed(PositionTextErrorsTest::read, START, from, rest, column);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "x", "Open", "OPEN", "close", "1", "o", "ope", "opens", "p", "pass", "placed", "f", "fixed",
        "firs", "first1", "sec", "seconds", "secundo", "first-2"
      })
  void anUnknownPhaseIsRefusedAtItsFirstCharacter(String word) {
    TextAssertions.assertUnknownWord(
        PositionTextErrorsTest::read,
        START.substring(0, 71) + word,
        72,
        TextReason.UNKNOWN_WORD,
        Map.of("found", word, "expected", "place, open, first, second"));
  }

  @ParameterizedTest
  @CsvSource({"T30A1 TA2, ' 1 first ', 77", "T30A1 TA2, ' 3 first', 70", "T2A1, ' 2 place ', 77"})
  void malformedTextsAreReportedBeforeBrokenConditions(String stacks, String end, int column) {
    String board = Setup.of("tzaar").with(stacks).board();
    assertMalformed(board + end, column + board.length() - 68);
  }

  private static void assertMalformed(String text, int column) {
    TextAssertions.assertMalformed(PositionTextErrorsTest::read, text, column);
  }

  private static TzaarPosition read(String text) {
    return TzaarRules.standard().notation().parsePosition(text);
  }
}
