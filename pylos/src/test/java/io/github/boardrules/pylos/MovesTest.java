package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "A move" and "What a move does". */
class MovesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1d1 1d4-2a1; ..../..../12../12.2|.../.../1..|../..|. 2 0; 12 12",
        // In the lost figure light saves one stone by a raise and dark two by a square, of which
        // 2a1 holds the other two down.
        "1c1 1d4-2a1 1c2x1c1x1c2; ..../..../12../12..|.../.../1..|../..|. 1 0; 12 13"
      })
  void afterTheMovesOfThePageThePositionIsThatOfThePage(
      String moves, String position, String reserves) {
    GamePosition given =
        GamePosition.start("pylos")
            .play("1a1", "1b1", "1a2", "1b2", "1d4")
            .play(moves.split(" ", -1));

    assertThat(given.text()).isEqualTo(position);
    assertThat(given.reserves()).isEqualTo(reserves);
  }

  @Test
  void aFreeStoneIsRaisedToASupportedCellOfAHigherLevel() {
    GamePosition given = Setup.of("pylos").one("1a1 1b2 1d4").two("1b1 1a2 1d1").gamePosition();

    // 1a1 and 1b2 would have to rest on themselves.
    assertThat(given.legal()).filteredOn(move -> move.contains("-")).containsExactly("1d4-2a1");
  }

  @Test
  void aHigherLevelIsAnyHigherLevelNotOnlyTheNext() {
    GamePosition given =
        Setup.of("pylos")
            .mixed(Setup.level(3, 1))
            .mixed(List.of("2a1", "2a2", "2b1", "2b2"))
            .one("1d4 2a1")
            .two("2b2")
            .gamePosition();

    assertThat(given.legal("1d4-")).containsExactly("1d4-3a1");
    // 2a1 carries 3a1, and 2a1 could only be raised there.
    given.assertRefused("2a1-3a1", "unsupported", "3a1");
    assertThat(given.play("1d4-3a1").at("3a1")).isEqualTo("1");
  }

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

  /** Player 1 can complete a square on 1a2; 2b1 is vacant. */
  private static GamePosition before() {
    return Setup.of("pylos").one("1a1 1b1 1b2 1d4").two("1c1 1c2 1d1").gamePosition();
  }

  @ParameterizedTest
  @CsvSource({
    "1a2,             ...1/..../112./1122|.../.../...|../..|., 10 12",
    "2b1,             ...1/..../.12./1122|.../.../.1.|../..|., 10 12",
    "1d4-2b1,         ..../..../.12./1122|.../.../.1.|../..|., 11 12",
    "1a2x1a2,         ...1/..../.12./1122|.../.../...|../..|., 11 12",
    "1a2x1a2x1d4,     ..../..../.12./1122|.../.../...|../..|., 12 12",
  })
  void theStoneGoesToTheTargetAndStonesTakenBackGoToTheReserve(
      String move, String board, String reserves) {
    GamePosition after = before().play(move);

    assertThat(before().reserves()).isEqualTo("11 12");
    assertThat(after.text()).isEqualTo(board + " 2 0");
    assertThat(after.reserves()).isEqualTo(reserves);
    assertThat(before().exchanged().play(move).position()).isEqualTo(after.exchanged().position());
  }
}
