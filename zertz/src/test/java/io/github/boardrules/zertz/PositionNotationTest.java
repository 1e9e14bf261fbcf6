package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Reason;
import io.github.boardrules.fixtures.TextAssertions;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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
      delimiter = ';',
      value = {
        "37; ..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1",
        "40; ...../....../......./......./....../...../.... 5,7,9 0,0,0 0,0,0 1",
        "43; ...../....../......./......./....../...../..../... 5,7,9 0,0,0 0,0,0 1",
        "44; ...../....../......./......../......./....../..... 5,7,9 0,0,0 0,0,0 1",
        "48; ...../....../......./......../......./....../...../.... 5,7,9 0,0,0 0,0,0 1",
        "61; ...../....../......./......../........./......../......./....../....."
            + " 5,7,9 0,0,0 0,0,0 1"
      })
  void theStartPositions(int rings, String text) {
    assertStarts("zertz:rings=" + rings, text);
    assertStarts(
        "zertz:game=tournament,capture=retract,stall=12,rings=" + rings,
        text.replace("5,7,9", "6,8,10") + " s0 -");
  }

  @Test
  void theBoardIsReadColumnByColumnFromNumber1Upwards() {
    GamePosition game =
        GamePosition.of("zertz", "W-../..G../B...../......./....../...../.... 4,6,8 0,0,0 0,0,0 2");

    assertThat(Stream.of("a1", "a2", "a3", "b3", "c1").map(game::at))
        .containsExactly('W', '-', '.', 'G', 'B');
    assertThat(game.position().toMove()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // nothing pending, bound, a lapse
        "..../...../....../...WG../....../...../.... 4,6,9 0,0,0 0,0,0 1 s3 -",
        "..../...../....../...WG../....../...../.... 4,6,9 0,0,0 0,0,0 1 s3 !",
        "-.../...../....../...WG../....../...../...B 4,6,8 0,0,0 0,0,0 2 s0"
            + " <..../...../....../...WG../....../...../....|4,6,9|0,0,0|0,0,0|s3>",
        // the position before a lapse may be any in which a capture is possible
        "..../...../....../......./....../...../.... 5,7,9 0,0,0 0,0,0 1 s12"
            + " <WB.-/-----/WWG---/.------/------/-----/----|0,6,8|0,0,0|2,0,0|s12>"
      })
  void aLapseKeepsThePositionBeforeItWithItsCounter(String text) {
    String variant = "zertz:capture=retract,stall=12";

    assertThat(GamePosition.of(variant, text).text()).isEqualTo(text);
  }

  private static void assertStarts(String variant, String text) {
    assertThat(GamePosition.start(variant).text()).isEqualTo(text);
    assertThat(GamePosition.of(variant, text).position())
        .isEqualTo(GamePosition.start(variant).position());
    assertThat(GamePosition.start(variant).position()).hasToString(text);
  }

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
  @CsvSource({
    "'6,7,9 0,0,0 0,0,0', W, 6, 5",
    "'5,7,9 0,1,0 0,0,0', G, 8, 7",
    "'5,7,9 0,0,0 0,0,1', B, 10, 9",
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
