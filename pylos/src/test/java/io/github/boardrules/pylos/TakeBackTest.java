package io.github.boardrules.pylos;

import static io.github.boardrules.testkit.RefusalAssertions.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "A move": the second part, which stones may be taken back. */
class TakeBackTest {

  /** Player 1 completes a square on 1b2 or 1d4, and has 2a3 on 1a3 1a4 1b3 1b4; 1d1 is 2's. */
  private static Setup square(String variant) {
    return Setup.of(variant).one("1a1 1a2 1b1 1a4 2a3").two("1a3 1b3 1b4 1d1");
  }

  @Test
  void aPlayerWhoCompletesASquareMayTakeBackNoneOneOrTwo() {
    assertThat(square("pylos").gamePosition().legal("1b2"))
        .containsExactly(
            "1b2",
            "1b2x1a1",
            "1b2x1a1x1a2",
            "1b2x1a1x1b1",
            "1b2x1a1x1b2",
            "1b2x1a2",
            "1b2x1a2x1b1",
            "1b2x1a2x1b2",
            "1b2x1b1",
            "1b2x1b1x1b2",
            "1b2x1b2",
            "1b2x2a3",
            "1b2x2a3x1a1",
            "1b2x2a3x1a2",
            "1b2x2a3x1a4",
            "1b2x2a3x1b1",
            "1b2x2a3x1b2");
  }

  @Test
  void aPlayerWhoMustTakeBackTakesOneOrTwo() {
    List<String> optional = square("pylos").gamePosition().legal("1b2");

    assertThat(square("pylos:takeback=must").gamePosition().legal("1b2"))
        .containsExactlyElementsOf(optional.subList(1, optional.size()));
    assertRefused(square("pylos:takeback=must").gamePosition(), "1b2", "take-back-required");
  }

  @Test
  void inTheBeginnersGameASquareHasNoEffect() {
    GamePosition given = square("pylos:takeback=none").gamePosition();

    assertThat(given.legal("1b2")).containsExactly("1b2");
    assertRefused(given, "1b2x1b2", "take-back-not-earned", "1b2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pylos", "pylos:takeback=must"})
  void withoutACompletedSquareNothingIsTakenBack(String variant) {
    GamePosition given = square(variant).gamePosition();

    assertThat(given.legal("1c3")).containsExactly("1c3");
    assertRefused(given, "1c3x1c3", "take-back-not-earned", "1c3");
    assertRefused(given, "1c3x2a3x1a4", "take-back-not-earned", "2a3", "1a4");
  }

  @Test
  void theStoneJustPlacedMayBeTakenBackAtOnce() {
    GamePosition given = square("pylos").gamePosition();
    GamePosition after = given.play("1b2x1b2");

    assertThat(after.text()).isEqualTo(given.text().replace(" 1 0", " 2 0"));
    assertThat(after.reserves()).isEqualTo(given.reserves());
    assertThat(given.play("1b2x1b2x1a1").at("1a1")).isEqualTo(".");
    assertThat(given.play("1b2x1b2x1a1").at("1b2")).isEqualTo(".");
    assertThat(given.play("1b2x1b2x1a1").reserves()).isEqualTo("11 11");
  }

  @Test
  void theSecondStoneMayBeFreedByTheFirst() {
    GamePosition given = square("pylos").gamePosition();

    assertRefused(given, "1b2x1a4", "take-back-not-free", "1a4");
    assertThat(given.reason("1b2x2a3x1a4")).isEqualTo(GamePosition.LEGAL);
    assertThat(given.play("1b2x2a3x1a4").reserves()).isEqualTo("11 11");
    // The text may name them in the other order; it is the same move.
    assertThat(given.move("1b2x1a4x2a3")).isEqualTo(given.move("1b2x2a3x1a4"));
    assertThat(given.reason("1b2x1a4x2a3")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void aStoneThatCarriesTwoIsNotFreedByOne() {
    Setup setup =
        Setup.of("pylos").one("1a1 1b1 2a1 2b1 1c3 1c4 1d3").two("1a2 1b2 1c1 1c2 1a4 1d1 1d2");
    GamePosition given = setup.gamePosition();

    assertThat(given.legal("1d4x2a1"))
        .containsExactly(
            "1d4x2a1",
            "1d4x2a1x1a1",
            "1d4x2a1x1c3",
            "1d4x2a1x1c4",
            "1d4x2a1x1d3",
            "1d4x2a1x1d4",
            "1d4x2a1x2b1");
    assertRefused(given, "1d4x2a1x1b1", "take-back-not-free", "1b1");
    assertRefused(given, "1d4x2b1x1b1", "take-back-not-free", "1b1");
    // Now the stone beside it is gone already.
    assertThat(setup.empty("2b1").gamePosition().reason("1d4x2a1x1b1"))
        .isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void aStoneUnderTheOpponentsIsNeverFreed() {
    GamePosition given = square("pylos").two("2a3").gamePosition();

    assertRefused(given, "1b2x1a4", "take-back-not-free", "1a4");
    assertRefused(given, "1b2x1a4x1a1", "take-back-not-free", "1a4");
    assertRefused(given, "1b2x2a3x1a4", "take-back-not-yours", "2a3");
  }

  @Test
  void aRaisedStoneMayCompleteASquareAndBeTakenBack() {
    // The page's example of a raise with two stones taken back.
    GamePosition given =
        Setup.of("pylos")
            .one("1d1 1d2 2a1 2b1 2b2")
            .two("1a2 1b2 1c2 1a1 1c3")
            .mixed(Setup.level(3, 1))
            .empty("1d3")
            .one("1a3")
            .gamePosition();

    assertThat(given.reason("1d2-2a2x2a2x1d1")).isEqualTo(GamePosition.LEGAL);
    assertThat(given.play("1d2-2a2x2a2x1d1").at("1d2")).isEqualTo(".");
    assertThat(given.play("1d2-2a2x2a2x1d1").at("1d1")).isEqualTo(".");
    assertThat(given.play("1d2-2a2x2a2x1d1").at("2a2")).isEqualTo(".");
    assertThat(given.legal("1d2-2a2x2a2"))
        .containsExactly(
            "1d2-2a2x2a2",
            "1d2-2a2x2a2x1a3",
            "1d2-2a2x2a2x1d1",
            "1d2-2a2x2a2x2b1",
            "1d2-2a2x2a2x2b2");
    // The old cell is empty.
    assertRefused(given, "1d2-2a2x1d2", "take-back-empty", "1d2");
    assertRefused(given, "1d2-2a2x2a2x1d2", "take-back-empty", "1d2");
  }

  @Test
  void aSquareOnTheThirdLevelEarnsTwoStonesLikeAnyOther() {
    GamePosition given =
        Setup.of("pylos")
            .one("2a1 3a1 3a2 3b1")
            .two("2a3 2c1 2c3")
            .mixed(1)
            .mixed(2)
            .gamePosition();

    assertThat(given.reserves()).isEqualTo("1 1");
    assertThat(given.legal())
        .containsExactly(
            "3b2",
            "3b2x3a1",
            "3b2x3a1x2a1",
            "3b2x3a1x3a2",
            "3b2x3a1x3b1",
            "3b2x3a1x3b2",
            "3b2x3a2",
            "3b2x3a2x3b1",
            "3b2x3a2x3b2",
            "3b2x3b1",
            "3b2x3b1x3b2",
            "3b2x3b2");
    // Without it, the opponent sets the last stone on the top.
    assertThat(given.play("3b2", "4a1").status()).isEqualTo("win 2 top");
    assertThat(given.play("3b2x3b2").legal()).containsExactly("3b2");
  }

  @Test
  void onBase3TheHighestSquareIsOnTheSecondLevel() {
    GamePosition given =
        Setup.of("pylos:base=3").one("2a1 2a2 2b1 1a1 1c3").two("1a3 1c1").mixed(1).gamePosition();

    assertThat(given.reserves()).isEqualTo("1 1");
    assertThat(given.legal())
        .containsExactly(
            "2b2",
            "2b2x2a1",
            "2b2x2a1x1a1",
            "2b2x2a1x2a2",
            "2b2x2a1x2b1",
            "2b2x2a1x2b2",
            "2b2x2a2",
            "2b2x2a2x2b1",
            "2b2x2a2x2b2",
            "2b2x2b1",
            "2b2x2b1x2b2",
            "2b2x2b2",
            "2b2x2b2x1c3");
  }

  @Test
  void takenStonesLeaveNothingWithoutSupport() {
    for (String move : square("pylos").gamePosition().legal("1b2x")) {
      GamePosition after = square("pylos").gamePosition().play(move);
      assertThat(GamePosition.of("pylos", after.text()).position()).isEqualTo(after.position());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pylos", "pylos:lines=yes"})
  void aPlayerWhoCompletesSeveralPatternsTakesBackAtMostTwo(String variant) {
    // Four squares at once.
    GamePosition given =
        Setup.of(variant)
            .one("1a1 1a2 1a3 1b1 1b3 1c1 1c2 1c3")
            .two("1d1 1d2 1d3 1d4")
            .gamePosition();

    assertThat(given.legalMoves())
        .filteredOn(move -> move.to().equals(Cell.parse("1b2")))
        .extracting(move -> move.takenBack().size())
        .hasSize(1 + 9 + 9 * 8 / 2)
        .containsOnly(0, 1, 2);
  }
}
