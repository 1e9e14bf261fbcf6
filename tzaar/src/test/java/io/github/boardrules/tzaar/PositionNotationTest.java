package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.TextReason;
import io.github.boardrules.fixtures.TextAssertions;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Notation", Position: what is read, written and refused, and at which column. */
class PositionNotationTest {
  private static final String FIGURE_2 =
      "rZrRt/.TRzTt/tR2Ttttr4/Rt..z3T.t/ttT.T..T/T......./r.t2.Z4../t..tTt/T...r 1 first";

  private static final String FIGURE_3 =
      "tZrRt/.TRzTt/tR2Ttttr4/Rr....../ttT..R3../T......./z.t.T4../....Z./..... 1 second";

  /** 75 characters: the board ends with column 68, side and phase begin in 70 and 72. */
  private static final String START = Setup.FIXED + " 1 open";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "T9R10Z11../t10r9z11.../......./......../......../......../......./....../..... 2 second",
        "T30..../trz.../......./......../......../......../......./....../..... 1 first",
      })
  void heightsMayHaveTwoDigits(String text) {
    assertThat(GamePosition.of("tzaar", text).text()).isEqualTo(text);
  }

  @Test
  void theBoardIsReadColumnByColumnFromRow1Upwards() {
    GamePosition given = Setup.of("tzaar").with("ZA1 RA5 TB1 z2E4 r3E5 t4E8 TI5").position();

    assertThat(given.text())
        .isEqualTo(
            "Z...R/T...../......./......../...z2r3..t4/......../......./....../....T 1 first");
    assertThat(given.position().stack(new TzaarField('E', 4)))
        .contains(new TzaarStack(2, TzaarKind.TZAAR, 2));
    assertThat(given.position().stack(new TzaarField('E', 5)))
        .contains(new TzaarStack(2, TzaarKind.TZARRA, 3));
    assertThat(given.position().stack(new TzaarField('E', 8)))
        .contains(new TzaarStack(2, TzaarKind.TOTT, 4));
    assertThat(given.position().stack(new TzaarField('A', 5)))
        .contains(new TzaarStack(1, TzaarKind.TZARRA, 1));
  }

  @Test
  void inFigure2TheTzaarOnG5CapturesOnC7G3AndH4AndNothingElse() {
    GamePosition given = GamePosition.of("tzaar", FIGURE_2);

    assertThat(given.at("G5")).isEqualTo("Z4");
    assertThat(given.legal("G5")).containsExactlyInAnyOrder("G5xC7", "G5xG3", "G5xH4");
    assertThat(given.status()).isEqualTo("ongoing");
    assertThat(given.reason("pass")).isEqualTo("must-capture");
    assertThat(given.reason("G5+H5")).isEqualTo("must-capture");
  }

  @Test
  void inFigure3FourReinforcementsAreAmongTheLegalMoves() {
    GamePosition given = GamePosition.of("tzaar", FIGURE_3);

    assertThat(given.legal()).contains("H5+G5", "G5+H5", "G5+E6", "E6+G5", "pass");
    assertThat(given.legal().stream().filter(move -> move.contains("G5") && move.contains("+")))
        .containsExactlyInAnyOrder("H5+G5", "G5+H5", "G5+E6", "E6+G5");
    assertThat(given.play("H5+G5").at("G5")).isEqualTo("Z5");
    assertThat(given.play("G5+H5").at("H5")).isEqualTo("T5");
    assertThat(given.play("G5+E6").at("E6")).isEqualTo("T7");
    assertThat(given.play("E6+G5").at("G5")).isEqualTo("R7");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // examples of the rule page
        "t1/|3",
        "t31|3",
        // heights
        "t0|2",
        "t1|3",
        "t30|4",
        ".2|2",
        "2|1",
        // fields
        "''|1",
        "x|1",
        "ttttt|6",
        "ttttt/...../|12",
      })
  void aMalformedBoardIsRefusedAtTheFirstWrongColumn(String text, int column) {
    assertMalformed(text, column);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        // from a column on the start is replaced by a text; then follows the wrong column
        "69|/|69",
        "69|_1 open|69",
        "69|3 |71",
        "69|12 |72",
        "70|3|70",
        "71||71",
        "72||72",
        "72| open|72",
        "72|open |76",
      })
  void aMalformedEndIsRefusedAtTheFirstWrongColumn(int from, String rest, int column) {
    TextAssertions.assertMalformed(PositionNotationTest::read, START, from, rest, column);
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "Open", "1", "ope", "opens", "pass", "first-2"})
  void anUnknownPhaseIsRefusedAtItsFirstCharacter(String word) {
    TextAssertions.assertUnknownWord(
        PositionNotationTest::read,
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
    TextAssertions.assertMalformed(PositionNotationTest::read, text, column);
  }

  private static TzaarPosition read(String text) {
    return TzaarRules.standard().notation().parsePosition(text);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "T30A1 ZA2 tB1 zB2 rB3 | 1 first",
        "T16A1 Z15A2 RA3 tB1 zB2 rB3 | 1 second",
        "t29A1 zA2 rA3 TB1 ZB2 RB3 | 2 first",
        "ZA1 ZA2 ZA3 ZA4 ZA5 ZB1 ZB2 RC1 TC2 tD1 rD2 zD3 | 1 first",
        "rA1 rA2 rA3 rA4 rA5 rB1 rB2 rB3 rB4 rB5 TC2 ZC3 RC4 tD1 zD3 | 2 second",
      })
  void aPlayerMayNotHaveTooManyPieces(String stacks, String turn) {
    assertCondition(Setup.of("tzaar").with(stacks).board() + " " + turn, "too-many-pieces");
  }

  @Test
  void sixteenTottsAreTooManyAndFifteenAreNot() {
    String fifteen = "T ".repeat(15) + "Z R z r t";
    String black = "t ".repeat(15) + "Z R z r T";

    assertThat(Setup.of("tzaar").fill(fifteen).position().position().stacks(1, TzaarKind.TOTT))
        .isEqualTo(15);
    assertThat(Setup.of("tzaar").fill(black).position().position().stacks(2, TzaarKind.TOTT))
        .isEqualTo(15);
    assertCondition(Setup.of("tzaar").fill("T " + fifteen).text(), "too-many-pieces");
    assertCondition(Setup.of("tzaar").fill("t " + black).text(), "too-many-pieces");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "t2A1 TA2       | 1",
        "T2A1           | 2",
        "TA1 TA2 tA3    | 1",
        "TA1 tA2        | 2",
        "tA1            | 2",
      })
  void theBoardMustFitThePhasePlace(String stacks, String side) {
    String text = Setup.of("tzaar").with(stacks).board() + " " + side + " place";
    assertCondition(text, "bad-placing");
  }

  @Test
  void theBoardMustFitThePhaseOpen() {
    String hole = Setup.FIXED.substring(0, Setup.FIXED.length() - 1) + ".";

    assertCondition(Setup.FIXED + " 2 open", "bad-opening");
    assertCondition(hole + " 1 open", "bad-opening");
    assertCondition(hole + " 2 open", "bad-opening");
    assertCondition(Setup.of("tzaar").board() + " 1 open", "bad-opening");
  }

  @Test
  void someFieldMustBeEmptyAfterTheOpening() {
    for (String turn : new String[] {" 1 first", " 2 first", " 1 second", " 2 second"}) {
      assertCondition(Setup.FIXED + turn, "no-empty-field");
    }
  }

  @ParameterizedTest
  @CsvSource({"TA1 RA2 tA3 rA4", "Z30A1 t30A2"})
  void atMostOnePlayerMayLackAKind(String stacks) {
    for (String turn : new String[] {" 1 first", " 2 first", " 1 second", " 2 second"}) {
      assertCondition(Setup.of("tzaar").with(stacks).board() + turn, "both-lack-a-kind");
      assertCondition(Setup.of("tzaar").board() + turn, "both-lack-a-kind");
    }
  }

  @Test
  void theFirstConditionOfTheListIsReported() {
    // One T is a t here, so Black has 31 pieces and 16 of the kind.
    String full = Setup.FIXED.replaceFirst("T", "t");
    String placing = Setup.of("tzaar").with("T30A1 TA2").board();

    assertCondition(placing + " 1 place", "too-many-pieces");
    assertCondition(full + " 2 open", "too-many-pieces");
    assertCondition(placing + " 1 first", "too-many-pieces");
  }

  private static void assertCondition(String text, String code) {
    TzaarTextReason reason =
        TzaarTextReason.valueOf(code.replace('-', '_').toUpperCase(Locale.ROOT));
    for (String variant : new String[] {"tzaar", "tzaar:setup=tournament,cover=forbid"}) {
      TextAssertions.assertCondition(
          TzaarRules.parse(variant).notation()::parsePosition, text, reason, Map.of());
    }
  }
}
