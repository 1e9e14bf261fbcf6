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

  @ParameterizedTest
  @CsvSource({
    "1 first,  A1xB1, 1 second",
    "2 first,  B1xA1, 2 second",
    "1 second, A1xB1, 2 first",
    "2 second, B1xA1, 1 first",
    "1 second, C1+C2, 2 first",
    "2 second, G1+G3, 1 first",
  })
  void sideAndPhaseFollowTheTableAlsoWhenTheMoveEndsTheGame(
      String before, String move, String after) {
    GamePosition given = set("ZA1 RC1 TC2 zB1 rG1 tG3", before).play(move);

    assertThat(given.playerAndPhase()).isEqualTo(after);
    assertThat(given.status()).startsWith("win");
    assertThat(given.legal()).isEmpty();
  }

  @Test
  void sideAndPhaseFollowTheTableAlsoWhenAPassLeavesTheOpponentWithoutACapture() {
    GamePosition given = set("Z2A1 R2C1 T2C2 zB1 rG1 tG3", "1 second").play("pass");

    assertThat(given.playerAndPhase()).isEqualTo("2 first");
    assertThat(given.status()).isEqualTo("win 1 no-capture");
  }

  @Test
  void thePlayersPlaceInTurnUntilAllPiecesAreOnTheBoard() {
    GamePosition given = GamePosition.start("tzaar:setup=tournament");
    List<String> fields = Setup.fields();
    String kinds = "Z".repeat(6) + "R".repeat(9) + "T".repeat(15);
    for (int ply = 0; ply < 60; ply++) {
      assertThat(given.playerAndPhase()).isEqualTo(ply % 2 == 0 ? "1 place" : "2 place");
      assertThat(given.legal()).allMatch(move -> move.contains("@"));
      given = given.play(kinds.charAt(ply / 2) + "@" + fields.get(ply));
    }

    assertThat(given.playerAndPhase()).isEqualTo("1 open");
    assertThat(given.text())
        .isEqualTo("ZzZzZ/zZzZzZ/zRrRrRr/RrRrRrRr/RrRrTtTt/TtTtTtTt/TtTtTtT/tTtTtT/tTtTt 1 open");
    assertThat(given.play("A1xA2").playerAndPhase()).isEqualTo("2 first");
  }

  @Test
  void theFirstTurnIsASingleCaptureAndAllOthersHaveTwoSteps() {
    GamePosition given = GamePosition.start("tzaar");

    assertThat(given.playerAndPhase()).isEqualTo("1 open");
    given = given.play("E4xF4");
    assertThat(given.playerAndPhase()).isEqualTo("2 first");
    given = given.play(given.legal().get(0));
    assertThat(given.playerAndPhase()).isEqualTo("2 second");
    given = given.play("pass");
    assertThat(given.playerAndPhase()).isEqualTo("1 first");
  }

  @Test
  void thePositionBeforeAMoveStaysAsItWas() {
    GamePosition before = GamePosition.start("tzaar");
    String text = before.text();
    GamePosition after = before.play("E4xF4");

    assertThat(before.text()).isEqualTo(text).isNotEqualTo(after.text());
    assertThat(before.position()).isEqualTo(GamePosition.start("tzaar").position());
    assertThat(after.text())
        .isEqualTo("ttttT/TrrrRT/TRzzZRT/TRZtTZRT/TRZ.tzrt/trzTTzrt/trzZZrt/trRRRt/tTTTT 2 first");
  }

  private static GamePosition set(String stacks, String turn) {
    return Setup.of("tzaar")
        .with(stacks)
        .toMove(turn.charAt(0) - '0')
        .phase(turn.substring(2))
        .position();
  }
}
