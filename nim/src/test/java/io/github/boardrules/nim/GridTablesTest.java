package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "The solver": the tables of a grid, bit for bit. */
class GridTablesTest {

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1",
    "2, 1, 1",
    "3, 1, 1",
    "2, 2, 2",
    "3, 2, 8",
    "3, 3, 64",
    "4, 4, 8192",
    "4, 5, 131072"
  })
  void theWinTableHasABitForEachBallSet(int cols, int rows, int bytes) {
    GridOptions options = GridOptions.DEFAULT.withSize(cols, rows);

    assertThat(solution(options.variant()).winTable()).hasSize(bytes);
    assertThat(solution(options.withLast(LastBallRule.LOSES).variant()).winTable()).hasSize(bytes);
    assertThat(solution(options.variant()).grundyTable())
        .hasValueSatisfying(given -> assertThat(given).hasSize(1 << (cols * rows)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one-two-three:cols=1,rows=1",
        "one-two-three:cols=1,rows=1,last=loses",
        "one-two-three:cols=2,rows=1",
        "one-two-three:cols=3,rows=3",
        "one-two-three:cols=3,rows=3,last=loses",
        "one-two-three:cols=3,rows=3,touch=no",
        "one-two-three:cols=3,rows=3,max=2,touch=no,last=loses",
        "one-two-three:cols=3,rows=2,max=1",
        "one-two-three:cols=2,rows=4,max=any",
        "one-two-three:cols=4,rows=2,max=any,touch=no",
        "one-two-three:cols=2,rows=4,max=any,touch=no,last=loses",
        "one-two-three:cols=8,rows=1,max=2",
        "one-two-three:cols=1,rows=8,last=loses"
      })
  void theTablesAgreeWithExhaustivePlay(String variant) {
    GridOptions options = GridOptions.parse(variant);
    GridSolution solution = solution(variant);
    ExhaustivePlay plays = new ExhaustivePlay(GamePosition.start(variant).rules());
    byte[] wins = solution.winTable();
    boolean grundy = options.last() == LastBallRule.WINS;
    List<String> cells = Setup.cells(options.cols(), options.rows());

    for (int set = 0; set < 1 << cells.size(); set++) {
      // Bit n of the number stands for cell n: a1, b1 and so on, then row 2.
      StringBuilder balls = new StringBuilder();
      for (int n = 0; n < cells.size(); n++) {
        balls.append((set >> n & 1) == 1 ? " " + cells.get(n) : "");
      }
      GamePosition given = Setup.of(variant).with(balls.toString().trim()).toMove(2).position();
      GridPosition position = (GridPosition) given.position();

      assertThat((wins[set / 8] >> (set % 8) & 1) == 1)
          .as("%s", given.text())
          .isEqualTo(plays.wins(position));
      assertThat(solution.isWin(position)).isEqualTo(plays.wins(position));
      assertThat(solution.winningMoves(position))
          .isEqualTo(
              given.legalMoves().stream()
                  .filter(move -> !plays.wins(given.after(move).position()))
                  .toList());
      assertThat(solution.grundy(position).isPresent()).isEqualTo(grundy);
      if (grundy) {
        assertThat(solution.grundyTable().orElseThrow()[set])
            .isEqualTo((byte) plays.grundy(position));
        assertThat(solution.grundy(position)).hasValue(plays.grundy(position));
      }
    }
    for (int bit = 1 << cells.size(); bit < 8 * wins.length; bit++) {
      assertThat(wins[bit / 8] >> (bit % 8) & 1).isZero();
    }
    assertThat(solution.grundyTable().isPresent()).isEqualTo(grundy);
  }

  @Test
  void theBitOfTheEmptySetIsTheLowestOfTheFirstByte() {
    // Of two balls in a row, the sets are: none, a1, b1, both.
    assertThat(solution("one-two-three:cols=2,rows=1").winTable()).containsExactly(0b1110);
    assertThat(solution("one-two-three:cols=2,rows=1,last=loses").winTable())
        .containsExactly(0b1001);
    assertThat(solution("one-two-three:cols=2,rows=1").grundyTable().orElseThrow())
        .containsExactly(0, 1, 1, 2);
    assertThat(solution("one-two-three:cols=1,rows=1").winTable()).containsExactly(0b10);
    assertThat(solution("one-two-three:cols=1,rows=1,last=loses").winTable()).containsExactly(0b01);
  }

  @Test
  void cellsAreCountedRowByRow() {
    // c1 is bit 2 and a2 is bit 3; a row of three may be taken at once.
    byte[] grundy = solution("one-two-three:cols=3,rows=2").grundyTable().orElseThrow();

    assertThat(grundy[0b000_111]).isEqualTo((byte) 3);
    assertThat(grundy[0b001_001]).isEqualTo((byte) 2);
    assertThat(grundy[0b001_100]).isZero();
  }

  @Test
  void theTablesAreCopies() {
    GridSolution solution = solution("one-two-three:cols=2,rows=2");
    byte[] wins = solution.winTable().clone();
    byte[] grundy = solution.grundyTable().orElseThrow().clone();
    solution.winTable()[0] = 99;
    solution.grundyTable().orElseThrow()[0] = 99;

    assertThat(solution.winTable()).isEqualTo(wins);
    assertThat(solution.grundyTable()).contains(grundy);
    assertThat(solution.isWin(solution.rules().start())).isFalse();
  }

  private static GridSolution solution(String variant) {
    return GridSolution.of(GridRules.parse(variant)).orElseThrow();
  }
}
