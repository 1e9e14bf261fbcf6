package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
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
    assertTakeBacks(
        square("pylos").gamePosition(),
        "1b2",
        "none x1a1 x1a1x1a2 x1a1x1b1 x1a1x1b2 x1a2 x1a2x1b1 x1a2x1b2 x1b1 x1b1x1b2 x1b2"
            + " x2a3 x2a3x1a1 x2a3x1a2 x2a3x1a4 x2a3x1b1 x2a3x1b2");
  }

  @Test
  void theSecondStoneMayBeFreedByTheFirst() {
    GamePosition given = square("pylos").gamePosition();

    given.assertRefused("1b2x1a4", "take-back-not-free", "1a4");
    assertThat(given.play("1b2x2a3x1a4").reserves()).isEqualTo("11 11");
    // The text may name them in the other order; it is the same move.
    assertThat(given.reason("1b2x1a4x2a3")).isEqualTo("legal");
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

    for (String cell : List.of("1d2", "1d1", "2a2")) {
      assertThat(given.play("1d2-2a2x2a2x1d1").at(cell)).isEqualTo(".");
    }
    assertTakeBacks(given, "1d2-2a2x2a2", "none x1a3 x1d1 x2b1 x2b2");
    // The old cell is empty.
    given.assertRefused("1d2-2a2x1d2", "take-back-empty", "1d2");
    given.assertRefused("1d2-2a2x2a2x1d2", "take-back-empty", "1d2");
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
    assertThat(given.legal()).isEqualTo(given.legal("3b2"));
    assertTakeBacks(
        given,
        "3b2",
        "none x3a1 x3a1x2a1 x3a1x3a2 x3a1x3b1 x3a1x3b2 x3a2 x3a2x3b1 x3a2x3b2 x3b1 x3b1x3b2 x3b2");
    // Without it, the opponent sets the last stone on the top.
    assertThat(given.play("3b2", "4a1").status()).isEqualTo("win 2 top");
    assertThat(given.play("3b2x3b2").legal()).containsExactly("3b2");
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
        .filteredOn(move -> move.to().equals(PylosCell.parse("1b2")))
        .extracting(move -> move.takenBack().size())
        .hasSize(1 + 9 + 9 * 8 / 2)
        .containsOnly(0, 1, 2);
  }

  /** Asserts what may follow the beginning of a move, in the order of the list of legal moves. */
  private static void assertTakeBacks(GamePosition given, String beginning, String takeBacks) {
    assertThat(given.legal(beginning))
        .containsExactlyElementsOf(
            Stream.of(takeBacks.split(" ", -1))
                .map(cells -> beginning + cells.replace("none", ""))
                .toList());
  }
}
