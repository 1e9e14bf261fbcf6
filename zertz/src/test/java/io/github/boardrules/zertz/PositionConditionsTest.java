package io.github.boardrules.zertz;

import io.github.boardrules.core.Reason;
import io.github.boardrules.fixtures.TextAssertions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation": well-formed position texts that are refused. */
class PositionConditionsTest {
  private static final String BOARD = "..../...../....../......./....../...../....";

  /** The same with two marbles that can jump each other. */
  private static final String CAPTURE = "..../...../....../...WG../....../...../....";

  private static final String START = BOARD + " 5,7,9 0,0,0 0,0,0 1";

  private static final String RETRACT = "zertz:capture=retract";

  @ParameterizedTest
  @CsvSource({
    "'6,7,9 0,0,0 0,0,0', W, 6, 5",
    "'4,7,9 0,0,0 0,0,0', W, 4, 5",
    "'5,7,9 0,1,0 0,0,0', G, 8, 7",
    "'5,7,9 0,0,0 0,0,1', B, 10, 9",
    "'4,7,9 0,0,0 2,0,0', W, 6, 5",
    "'5,7,100 0,0,0 0,0,0', B, 100, 9",
  })
  void marblesThatDoNotAddUpAreRejected(String counts, String marble, int count, int due) {
    String text = BOARD + " " + counts + " 1";

    assertCondition(
        "zertz",
        text,
        ZertzTextReason.WRONG_MARBLES,
        Map.of("marble", marble, "count", Integer.toString(count), "due", Integer.toString(due)));
  }

  @Test
  void marblesOnTheBoardCountTooAlsoBeforeALapse() {
    Map<String, String> facts = Map.of("marble", "G", "count", "8", "due", "7");
    String lapse = " <" + CAPTURE + "|4,7,9|0,0,0|0,0,0>";

    assertCondition(
        "zertz", CAPTURE + " 4,7,9 0,0,0 0,0,0 1", ZertzTextReason.WRONG_MARBLES, facts);
    assertCondition(RETRACT, START + lapse, ZertzTextReason.WRONG_MARBLES, facts);
  }

  /** A number that is too large is given as the largest there is. */
  @Test
  void numbersOfAnyLengthAreWellFormed() {
    String digits = "99999999999999999999";
    String most = Integer.toString(Integer.MAX_VALUE);

    assertCondition(
        "zertz",
        BOARD + " 5,7," + digits + " 0,0,0 0,0,0 1",
        ZertzTextReason.WRONG_MARBLES,
        Map.of("marble", "B", "count", most, "due", "9"));
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
