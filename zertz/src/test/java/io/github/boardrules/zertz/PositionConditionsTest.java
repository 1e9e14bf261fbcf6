package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.core.CoreReason;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Reason;
import java.util.Locale;
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

  private static final String STALL = "zertz:stall=12";
  private static final String RETRACT = "zertz:capture=retract";
  private static final String BOTH = "zertz:capture=retract,stall=12";

  @ParameterizedTest
  @CsvSource({
    "'6,7,9 0,0,0 0,0,0', W, 6, 5",
    "'4,7,9 0,0,0 0,0,0', W, 4, 5",
    "'0,0,0 0,0,0 0,0,0', W, 0, 5",
    "'5,7,9 0,1,0 0,0,0', G, 8, 7",
    "'5,7,9 0,0,0 0,0,1', B, 10, 9",
    "'4,7,9 0,0,0 2,0,0', W, 6, 5",
    "'6,8,10 0,0,0 0,0,0', W, 6, 5",
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
  void marblesOnTheBoardCountToo() {
    Map<String, String> facts = Map.of("marble", "W", "count", "6", "due", "5");

    assertCondition(
        "zertz", CAPTURE + " 5,6,9 0,0,0 0,0,0 1", ZertzTextReason.WRONG_MARBLES, facts);
  }

  @Test
  void numbersOfAnyLengthAreWellFormed() {
    assertCondition(
        "zertz", BOARD + " 5,7,99999999999999999999 0,0,0 0,0,0 1", ZertzTextReason.WRONG_MARBLES);
    assertCondition(STALL, START + " s99999999999999999999", CoreReason.OUT_OF_RANGE);
  }

  @Test
  void marblesBeforeALapseAddUpToo() {
    assertCondition(
        RETRACT,
        START + " <" + CAPTURE + "|4,7,9|0,0,0|0,0,0>",
        ZertzTextReason.WRONG_MARBLES,
        Map.of("marble", "G", "count", "8", "due", "7"));
  }

  @Test
  void aCounterAboveTheStallIsRejected() {
    assertCondition(
        STALL,
        START + " s13",
        CoreReason.OUT_OF_RANGE,
        Map.of("name", "s", "value", "13", "least", "0", "most", "12"));
    assertCondition(
        BOTH, START + " s0 <" + CAPTURE + "|4,6,9|0,0,0|0,0,0|s13>", CoreReason.OUT_OF_RANGE);
  }

  @Test
  void aBoundPlayerWhoCannotCaptureIsRejected() {
    assertCondition(RETRACT, START + " !", ZertzTextReason.NOTHING_TO_CAPTURE, Map.of());
  }

  @Test
  void aLapseThatIgnoredNoCaptureIsRejected() {
    assertCondition(
        RETRACT,
        CAPTURE + " 4,6,9 0,0,0 0,0,0 1 <" + BOARD + "|5,7,9|0,0,0|0,0,0>",
        ZertzTextReason.NOTHING_TO_CAPTURE,
        Map.of());
  }

  private static void assertCondition(
      String variant, String text, Reason reason, Map<String, String> facts) {
    assertThat(assertCondition(variant, text, reason).facts()).isEqualTo(facts);
  }

  private static NotationException assertCondition(String variant, String text, Reason reason) {
    NotationException thrown =
        catchThrowableOfType(NotationException.class, () -> GamePosition.of(variant, text));

    assertThat(thrown.reason()).isEqualTo(reason);
    assertThat(thrown.column()).isEqualTo(text.length() + 1);
    assertThat(thrown.expected()).isEmpty();
    assertThat(thrown).message().doesNotContain("{");
    assertThat(thrown.message(new Locale("hu"))).doesNotContain("{");
    return thrown;
  }
}
