package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "What a move does". */
class MoveEffectTest {

  /** Player 1 can complete a square on 1a2; 2b1 is vacant. */
  private static GamePosition before(String variant, int count) {
    return Setup.of(variant).one("1a1 1b1 1b2 1d4").two("1c1 1c2 1d1").count(count).gamePosition();
  }

  @ParameterizedTest
  @CsvSource({
    "1a2,             ...1/..../112./1122|.../.../...|../..|., 10 12",
    "1a4,             1..1/..../.12./1122|.../.../...|../..|., 10 12",
    "2b1,             ...1/..../.12./1122|.../.../.1.|../..|., 10 12",
    "1d4-2b1,         ..../..../.12./1122|.../.../.1.|../..|., 11 12",
    "1a1-2b1,         ...1/..../.12./.122|.../.../.1.|../..|., 11 12",
    "1a2x1a2,         ...1/..../.12./1122|.../.../...|../..|., 11 12",
    "1a2x1d4,         ..../..../112./1122|.../.../...|../..|., 11 12",
    "1a2x1a2x1d4,     ..../..../.12./1122|.../.../...|../..|., 12 12",
    "1a2x1a1x1b1,     ...1/..../112./..22|.../.../...|../..|., 12 12",
  })
  void theStoneGoesToTheTargetAndStonesTakenBackGoToTheReserve(
      String move, String board, String reserves) {
    GamePosition after = before("pylos", 0).play(move);

    assertThat(before("pylos", 0).reserves()).isEqualTo("11 12");
    assertThat(after.text()).isEqualTo(board + " 2 0");
    assertThat(after.reserves()).isEqualTo(reserves);
    assertThat(before("pylos", 0).exchanged().play(move).position())
        .isEqualTo(after.exchanged().position());
  }

  @ParameterizedTest
  @CsvSource({"1a2, 3", "1a4, 3", "1d4-2b1, 3", "1a2x1a2, 4", "1a2x1d4, 4", "1a2x1a1x1b1, 4"})
  void aTurnThatTakesStonesBackIsCountedOnceWhereThereIsALimit(String move, int count) {
    assertThat(before("pylos:limit=5", 3).play(move).position().takeBackTurns()).isEqualTo(count);
    assertThat(before("pylos:limit=999", 3).play(move).position().takeBackTurns()).isEqualTo(count);
    assertThat(before("pylos", 0).play(move).position().takeBackTurns()).isZero();
  }
}
