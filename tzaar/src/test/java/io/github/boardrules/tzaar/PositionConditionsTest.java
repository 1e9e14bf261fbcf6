package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.TextAssertions;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Notation", Errors in a text: which condition a well-formed position breaks. */
class PositionConditionsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "T30A1 ZA2 tB1 zB2 rB3 | 1 first",
        "T16A1 Z15A2 RA3 tB1 zB2 rB3 | 1 second",
        "t29A1 zA2 rA3 TB1 ZB2 RB3 | 2 first",
        "ZA1 ZA2 ZA3 ZA4 ZA5 ZB1 ZB2 RC1 TC2 tD1 rD2 zD3 | 1 first",
        "zA1 zA2 zA3 zA4 zA5 zB1 zB2 RC1 TC2 tD1 rD2 ZD3 | 1 second",
        "RA1 RA2 RA3 RA4 RA5 RB1 RB2 RB3 RB4 RB5 TC2 ZC3 tD1 rD2 zD3 | 2 first",
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
        "T2A1 tA2       | 1",
        "t2A1 TA2       | 1",
        "T2A1           | 2",
        "TA1            | 1",
        "TA1 TA2 tA3    | 1",
        "TA1 tA2 tA3    | 1",
        "TA1 tA2        | 2",
        "tA1            | 2",
        "TA1 TA2 TA3 tA4 | 2",
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
  @CsvSource({"ZA1 zA2", "TA1 RA2 tA3 rA4", "TA1 T5A2 RA3 r2A4 rA5", "Z30A1 t30A2"})
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
