package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move" and "What a move does". */
class MoveEffectTest {

  @Test
  void aPlacementPutsASinglePieceOnTheField() {
    GamePosition after = GamePosition.start("tzaar:setup=tournament").play("R@E4", "Z@E5");

    assertThat(after.text()).isEqualTo(Setup.of("tzaar").with("RE4 zE5").phase("place").text());
  }

  @Test
  void aCaptureRemovesTheWholeEnemyStackAndMovesTheWholeCapturingStack() {
    Setup before = Setup.of("tzaar").with("R3A1 t3A4 ZE1 TE2 zI1 rI2 tI3");
    GamePosition after = before.position().play("A1xA4");

    assertThat(after.text())
        .isEqualTo(Setup.of("tzaar").with("R3A4 ZE1 TE2 zI1 rI2 tI3").phase("second").text());
  }

  @Test
  void aReinforcementHasTheKindOfTheMovingStackAndTheSumOfTheHeights() {
    Setup before = Setup.of("tzaar").with("Z2A1 T3A4 R4I1 TC1 RE2 ZG2 tI2 zI3 rI5").phase("second");

    assertThat(before.position().play("A1+A4").text())
        .isEqualTo(Setup.of("tzaar").with("Z5A4 R4I1 TC1 RE2 ZG2 tI2 zI3 rI5").toMove(2).text());
    assertThat(before.position().play("A4+A1").text())
        .isEqualTo(Setup.of("tzaar").with("T5A1 R4I1 TC1 RE2 ZG2 tI2 zI3 rI5").toMove(2).text());
  }

  @Test
  void aPassChangesNothingOnTheBoard() {
    Setup before = Setup.of("tzaar").with("ZA1 TA2 RA3 tB1 zB2 rB3").phase("second");

    assertThat(before.position().play("pass").text())
        .isEqualTo(before.phase("first").toMove(2).text());
  }

  @Test
  void theStackOfTheSecondStepMayBeTheOneThatCapturedOrAnother() {
    GamePosition second =
        Setup.of("tzaar").with("ZA1 tA2 TA3 rA5 RC1 rC2 zI1 tI2").position().play("A1xA2");

    assertThat(second.playerAndPhase()).isEqualTo("1 second");
    assertThat(second.legal())
        .containsExactlyInAnyOrder("A2+A3", "A2xC2", "A3+A2", "A3xA5", "C1xC2", "pass");
  }

  @Test
  void allKindsMoveInTheSameWay() {
    for (String kind : List.of("Z", "R", "T")) {
      GamePosition given =
          Setup.of("tzaar").with(kind + "C3 tC6 rB2 zD3 tA3 ZI1 RI2 TI3").position();

      assertThat(given.legal("C3")).containsExactlyInAnyOrder("C3xC6", "C3xB2", "C3xD3", "C3xA3");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "1 first,  A1xB1, 1 second",
    "2 first,  B1xA1, 2 second",
    "1 second, A1xB1, 2 first",
    "2 second, B1xA1, 1 first",
    "1 second, A1+A2, 2 first",
    "2 second, B1+B2, 1 first",
    "1 second, pass,  2 first",
    "2 second, pass,  1 first",
  })
  void sideAndPhaseFollowTheTable(String before, String move, String after) {
    GamePosition given = set("ZA1 RA2 TA3 ZC3 TC4 RI1 zB1 rB2 tB3 zD5 tD6 rI2", before).play(move);

    assertThat(given.playerAndPhase()).isEqualTo(after);
    assertThat(given.status()).isEqualTo("ongoing");
  }

  private static GamePosition set(String stacks, String turn) {
    return Setup.of("tzaar")
        .with(stacks)
        .toMove(turn.charAt(0) - '0')
        .phase(turn.substring(2))
        .position();
  }
}
