package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.TextAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation": position texts whose shape is wrong, and where. */
class PositionTextErrorsTest {
  /** 43 characters. */
  private static final String BOARD = "..../...../....../......./....../...../....";

  /** 63 characters. */
  private static final String START = BOARD + " 5,7,9 0,0,0 0,0,0 1";

  private static final String STALL = "zertz:stall=12";
  private static final String RETRACT = "zertz:capture=retract";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // what the start is replaced by, from a column on, and the column that is wrong
        "1||1",
        "1|w|1",
        "5|.|5",
        "5|/......|11",
        "44||44",
        "45| 5|45",
        "45|05,7,9|46",
        "46||46",
        "50|  |51",
        "63||63",
        "63|3|63",
        "64| -|64",
      })
  void aMalformedPositionIsRejectedAtItsFirstWrongColumn(int from, String rest, int column) {
    TextAssertions.assertMalformed(
        text -> GamePosition.of("zertz", text), START, from, rest, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // what follows the start, and the column that is wrong
        "stall=12;'';64",
        "stall=12;' S0';65",
        "stall=12;' s';66",
        "stall=12;' s01';67",
        "stall=12;' s1 ';67",
        "capture=retract;'';64",
        "capture=retract;' ?';65",
        "capture=retract;' --';66",
        "capture=retract;' <..../';71",
        "capture=retract;' <B 5,7,9';109",
        "capture=retract;' <B|5,7,9 ';115",
        "capture=retract;' <B|5,7,9|0,0,0>';121",
        "capture=retract;' <B|5,7,9|0,0,0|0,0,0';127",
        "capture=retract;' <B|5,7,9|0,0,0|0,0,0|s0>';127",
        "capture=retract;' <B|5,7,9|0,0,0|0,0,0>>';128",
        // with both, the lapse has a counter too
        "capture=retract,stall=12;' s0';67",
        "capture=retract,stall=12;' s0 <B|5,7,9|0,0,0|0,0,0>';130",
        "capture=retract,stall=12;' s0 <B|5,7,9|0,0,0|0,0,0|>';131",
        "capture=retract,stall=12;' s0 <B|5,7,9|0,0,0|0,0,0|s>';132",
        "capture=retract,stall=12;' s0 <B|5,7,9|0,0,0|0,0,0|s0';133",
      })
  void withStallACounterFollowsAndWithRetractALapse(String options, String rest, int column) {
    assertMalformed("zertz:" + options, START + rest.replace("B", BOARD), column);
  }

  @Test
  void malformedTextsAreReportedBeforeBrokenConditions() {
    assertMalformed("zertz", BOARD + " 6,7,9 0,0,0 0,0,0 3", 63);
    assertMalformed(STALL, START + " s12 ", 68);
    assertMalformed(STALL, START + " s13", 67);
    assertMalformed(STALL, START + " s99999999999999999999", 67);
    assertMalformed(RETRACT, START + " !!", 66);
  }

  @Test
  void thePositionOfAnotherBoardIsMalformed() {
    assertMalformed("zertz:rings=40", START, 5);
    assertMalformed("zertz", "...../....../......./......./....../...../.... 5,7,9", 5);
    assertMalformed("zertz:rings=43", GamePosition.start("zertz:rings=40").text(), 47);
    assertMalformed("zertz:rings=40", GamePosition.start("zertz:rings=43").text(), 47);
  }

  private static void assertMalformed(String variant, String text, int column) {
    TextAssertions.assertMalformed(each -> GamePosition.of(variant, each), text, column);
  }
}
