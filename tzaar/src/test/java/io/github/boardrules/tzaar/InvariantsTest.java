package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Invariants" and "Decisions": what can be said of single positions. */
class InvariantsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tzaar",
        "tzaar:setup=random,seed=0",
        "tzaar:setup=random,seed=1",
        "tzaar:setup=random,seed=42,cover=forbid",
        "tzaar:setup=random,seed=9223372036854775807"
      })
  void theOpeningHasAMoveForEachPairOfNeighboursOfDifferentColour(String variant) {
    GamePosition start = GamePosition.start(variant);
    GamePosition exchanged =
        GamePosition.of(variant, Setup.exchanged(start.text().substring(0, 68)) + " 1 open");
    long pairs =
        Setup.fields().stream()
            .filter(field -> isWhite(start, field))
            .flatMap(field -> EquipmentAndBoardTest.neighbours(field).stream())
            .filter(neighbour -> !isWhite(start, neighbour))
            .count();

    assertThat(start.legal()).hasSize((int) pairs).isNotEmpty();
    assertThat(start.rules().countLegal(start.position())).isEqualTo(pairs);
    assertThat(exchanged.legal()).hasSize((int) pairs);
  }

  private static boolean isWhite(GamePosition given, String field) {
    return Character.isUpperCase(given.at(field).charAt(0));
  }

  @Test
  void aStackHasAtMostSixMoves() {
    GamePosition given =
        Setup.of("tzaar")
            .with("Z9C4 rC5 rC3 tB4 tB3 tD5 tD4 zC7 RI1 TI5")
            .phase("second")
            .position();

    assertThat(given.legal("C4"))
        .containsExactlyInAnyOrder("C4xC5", "C4xC3", "C4xB4", "C4xB3", "C4xD5", "C4xD4");
    assertThat(given.legal()).contains("pass");
  }

  @Test
  void theCapturesOfTheSecondStepAreThoseOfTheFirst() {
    Setup figure = Setup.of("tzaar").with("Z4G5 TH5 t2G3 tH4 r4C7 zI1 RA1 TB1 rD1");
    List<String> first = figure.phase("first").position().legal();

    assertThat(first).contains("G5xC7", "G5xG3", "G5xH4");
    assertThat(figure.phase("second").position().legal())
        .filteredOn(move -> move.contains("x"))
        .containsExactlyElementsOf(first);
  }

  @ParameterizedTest
  @CsvSource({
    "Z, z, 'A1xA3', 'A3xA1'",
    "T2, z, 'A1xA3', ''",
    "Z, r9, '', 'A3xA1'",
    "R7, t7, 'A1xA3', 'A3xA1'"
  })
  void ofTwoEnemyStacksThatSeeEachOtherTheHigherOrBothCanCapture(
      String white, String black, String whites, String blacks) {
    Setup setup =
        Setup.of("tzaar")
            .with(white + "A1 " + black + "A3 ZH1 RH2 TH3 zH4 rH5 tH6")
            .phase("second");

    assertThat(String.join(" ", setup.position().legal("A1"))).isEqualTo(whites);
    assertThat(String.join(" ", setup.toMove(2).position().legal("A3"))).isEqualTo(blacks);
  }

  @Test
  void reinforcementsAreMutualUnlessCoveringIsForbidden() {
    String board = "ZA1 RA3 TC1 TB2 zI1 rI2 tI4";
    List<String> lose = Setup.of("tzaar").with(board).phase("second").position().legal();
    List<String> forbid =
        Setup.of("tzaar:cover=forbid").with(board).phase("second").position().legal();

    assertThat(lose)
        .filteredOn(move -> move.contains("+"))
        .isNotEmpty()
        .allSatisfy(
            move -> assertThat(lose).contains(move.substring(3) + "+" + move.substring(0, 2)));
    assertThat(lose).containsAll(forbid).hasSizeGreaterThan(forbid.size());
  }

  /** Decision 6. */
  @Test
  void nothingIsEverJumpedOver() {
    for (String between : List.of("T", "t")) {
      GamePosition given =
          Setup.of("tzaar")
              .with("Z9A1 " + between + "A2 tA3 TA4 RI1 TI2 zH1 rH2 tH6")
              .phase("second")
              .position();

      assertThat(given.reason("A1xA3")).isEqualTo("blocked");
      assertThat(given.reason("A1+A4")).isEqualTo("blocked");
      assertThat(given.refusal("A1+A4").cells()).containsExactly("A2");
    }
  }

  /** Decisions 5 and 7. */
  @Test
  void theFirstStepIsNeverPassedAndTheSecondAlwaysCanBe() {
    GamePosition given = GamePosition.start("tzaar:setup=random,seed=6");

    assertThat(given.reason("pass")).isEqualTo("must-capture");
    given = given.play(given.legal().get(0));
    for (int turn = 0; turn < 5; turn++) {
      assertThat(given.playerAndPhase()).endsWith("first");
      assertThat(given.reason("pass")).isEqualTo("must-capture");
      given = given.play(given.legal().get(0));
      assertThat(given.playerAndPhase()).endsWith("second");
      assertThat(given.legal()).contains("pass");
      given = given.play("pass");
    }
  }

  /** Decision 13. */
  @Test
  void whilePlacingAPlayerMayChangeBetweenTheKinds() {
    GamePosition given =
        GamePosition.start("tzaar:setup=tournament")
            .play("Z@A1", "T@A2", "R@A3", "Z@A4", "Z@A5", "T@B1");

    assertThat(given.text())
        .isEqualTo("ZtRzZ/t...../......./......../......../......../......./....../..... 1 place");
    assertThat(given.reason("pass")).isEqualTo("must-place");
  }

  @Test
  void aGameMayBeginFromALayoutMadeByHand() {
    GamePosition dealt = GamePosition.of("tzaar:setup=random,seed=42", Setup.FIXED + " 1 open");

    assertThat(dealt.status()).isEqualTo("ongoing");
    assertThat(dealt.legal()).isEqualTo(GamePosition.start("tzaar").legal());
    assertThat(dealt.play("E4xF4").playerAndPhase()).isEqualTo("2 first");
  }
}
