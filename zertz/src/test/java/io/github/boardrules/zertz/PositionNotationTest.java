package io.github.boardrules.zertz;

import io.github.boardrules.core.Reason;
import io.github.boardrules.fixtures.TextAssertions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation": texts of positions, which are read or refused, and at which column. */
class PositionNotationTest {
  /** 43 characters. */
  private static final String BOARD = "..../...../....../......./....../...../....";

  /** 63 characters. */
  private static final String START = BOARD + " 5,7,9 0,0,0 0,0,0 1";

  private static final String STALL = "zertz:stall=12";
  private static final String RETRACT = "zertz:capture=retract";

  /** The same with two marbles that can jump each other. */
  private static final String CAPTURE = "..../...../....../...WG../....../...../....";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // what the start is replaced by, from a column on, and the column that is wrong
        "1||1",
        "1|w|1",
        "5|/......|11",
        "45|05,7,9|46",
        "50|  |51",
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
        "stall=12;' s01';67",
        "capture=retract;'';64",
        "capture=retract;' ?';65",
        "capture=retract;' <..../';71",
        "capture=retract;' <B 5,7,9';109",
        "capture=retract;' <B|5,7,9|0,0,0|0,0,0|s0>';127",
        // with both, the lapse has a counter too
        "capture=retract,stall=12;' s0 <B|5,7,9|0,0,0|0,0,0>';130",
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

  private static void assertMalformed(String variant, String text, int column) {
    TextAssertions.assertMalformed(each -> GamePosition.of(variant, each), text, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "zertz; B 6,7,9 0,0,0 0,0,0 1; W; 6; 5",
        "zertz; B 5,7,9 0,1,0 0,0,0 1; G; 8; 7",
        "zertz; B 5,7,9 0,0,0 0,0,1 1; B; 10; 9",
        // a number that is too large is given as the largest there is
        "zertz; B 5,7,99999999999999999999 0,0,0 0,0,0 1; B; 2147483647; 9",
        // marbles on the board count too, also before a lapse
        "zertz; C 4,7,9 0,0,0 0,0,0 1; G; 8; 7",
        "zertz:capture=retract; B 5,7,9 0,0,0 0,0,0 1 <C|4,7,9|0,0,0|0,0,0>; G; 8; 7",
      })
  void marblesThatDoNotAddUpAreRejected(
      String variant, String text, String marble, String count, String due) {
    assertCondition(
        variant,
        text.replaceAll("\\bC\\b", CAPTURE).replaceAll("\\bB\\b", BOARD),
        ZertzTextReason.WRONG_MARBLES,
        Map.of("marble", marble, "count", count, "due", due));
  }

  @Test
  void aBoundPlayerOrALapseWithoutACaptureIsRejected() {
    String lapse = CAPTURE + " 4,6,9 0,0,0 0,0,0 1 <" + BOARD + "|5,7,9|0,0,0|0,0,0>";

    assertCondition(RETRACT, START + " !", ZertzTextReason.NOTHING_TO_CAPTURE, Map.of());
    assertCondition(RETRACT, lapse, ZertzTextReason.NOTHING_TO_CAPTURE, Map.of());
  }

  private static void assertCondition(
      String variant, String text, Reason reason, Map<String, String> facts) {
    TextAssertions.assertCondition(each -> GamePosition.of(variant, each), text, reason, facts);
  }
}
