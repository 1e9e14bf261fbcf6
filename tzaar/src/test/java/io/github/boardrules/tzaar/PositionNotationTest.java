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

  @Test
  void inFigure2TheTzaarOnG5CapturesOnC7G3AndH4AndNothingElse() {
    GamePosition given = GamePosition.of("tzaar", FIGURE_2);

    assertThat(given.legal("G5")).containsExactlyInAnyOrder("G5xC7", "G5xG3", "G5xH4");
  }

  @Test
  void inFigure3FourReinforcementsAreAmongTheLegalMoves() {
    GamePosition given = GamePosition.of("tzaar", FIGURE_3);

    assertThat(given.legal().stream().filter(move -> move.contains("G5") && move.contains("+")))
        .containsExactlyInAnyOrder("H5+G5", "G5+H5", "G5+E6", "E6+G5");
    assertThat(given.play("G5+E6").at("E6")).isEqualTo("T7");
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
        "too-many-pieces  | T30A1 ZA2 tB1 zB2 rB3                    | 1 first",
        "too-many-pieces  | t29A1 zA2 rA3 TB1 ZB2 RB3                | 2 second",
        "too-many-pieces  | ZA1 ZA2 ZA3 ZA4 ZA5 ZB1 ZB2 RC1 TC2 tD1 rD2 zD3 | 1 first",
        "too-many-pieces  | rA1 rA2 rA3 rA4 rA5 rB1 rB2 rB3 rB4 rB5 TC2 ZC3 RC4 tD1 zD3 | 2 second",
        "bad-placing      | t2A1 TA2                                 | 1 place",
        "bad-placing      | T2A1                                     | 2 place",
        "bad-placing      | TA1 TA2 tA3                              | 1 place",
        "bad-placing      | TA1 tA2                                  | 2 place",
        "bad-placing      | tA1                                      | 2 place",
        "bad-opening      | TA1 tA2                                  | 1 open",
        "both-lack-a-kind | TA1 RA2 tA3 rA4                          | 1 first",
        "both-lack-a-kind | Z30A1 t30A2                              | 2 second",
        // the first of the page's conditions
        "too-many-pieces  | T30A1 TA2                                | 1 place",
        "too-many-pieces  | T30A1 TA2                                | 1 first",
      })
  void aWellFormedTextMayBreakACondition(String code, String stacks, String end) {
    assertCondition(Setup.of("tzaar").with(stacks).board() + " " + end, code);
  }

  @ParameterizedTest
  @CsvSource({"1 place, bad-placing", "2 open, bad-opening", "2 first, no-empty-field"})
  void afterTheOpeningSomeFieldIsEmpty(String end, String code) {
    assertCondition(Setup.FIXED + " " + end, code);
    // Black has 31 pieces and 16 Totts.
    assertCondition(Setup.FIXED.replaceFirst("T", "t") + " " + end, "too-many-pieces");
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
