package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.search.Solver;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "The solver": perfect play on grids, and the tables bit for bit. */
class GridSolutionTest {
  @Test
  void tacTixIsWonByTheSecondPlayerWithEitherLastBallRule() {
    for (String variant : List.of("one-two-three:max=any", "one-two-three:max=any,last=loses")) {
      GridSolution solution = solution(variant);

      assertThat(solution.isWin(solution.rules().start())).isFalse();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | o.../..../..../.... 1 | true | a4",
        "one-two-three | o.../..../..../...o 2 | false | ''",
        "one-two-three:last=loses | o.../..../..../.... 1 | false | ''",
        "one-two-three:last=loses | oo../..../..../...o 2 | true | a4+b4",
        "one-two-three:touch=no | o..o/..../..../.... 1 | true | a4+d4"
      })
  void theWinningMovesAreThoseAfterWhichTheOpponentLoses(
      String variant, String text, boolean wins, String moves) {
    GridPosition position = position(variant, text);

    assertThat(solution(variant).isWin(position)).isEqualTo(wins);
    assertThat(Setup.winningMoves(solution(variant), position))
        .extracting(GridMove::toString)
        .containsExactly(moves.isEmpty() ? new String[0] : moves.split(" ", -1));
  }

  @Test
  void atTheEndTheWinnerOfTheGameHasWon() {
    for (int player = 1; player <= 2; player++) {
      GridPosition over = position("one-two-three", "..../..../..../.... " + player);

      assertThat(solution("one-two-three").gameValue(over)).isEqualTo(GameValue.win(3 - player, 0));
      assertThat(solution("one-two-three:last=loses").gameValue(over))
          .isEqualTo(GameValue.win(player, 0));
    }
  }

  @Test
  void aGameValueNamesTheWinnerAndAllMovesOfALostPositionAreBest() {
    GridSolution solution = solution("one-two-three");
    GridPosition start = solution.rules().start();

    assertThat(solution.gameValue(start)).isEqualTo(GameValue.win(2));
    assertThat(solution.bestMoves(start)).isEqualTo(solution.rules().legalMoves(start));
  }

  @Test
  void aLargerGridIsSearchedNearItsEndAndRefusedAtItsStart() {
    GridRules rules = GridRules.parse("one-two-three:cols=8,rows=8");
    GridPosition few =
        rules
            .notation()
            .parsePosition(
                "......../......../...oo.../......../......../......../......o./........ 1");

    assertThat(Solver.of(rules).solve(few).gameValue(few)).isEqualTo(GameValue.win(1, 3));
    assertThatExceptionOfType(SolverLimitException.class)
        .isThrownBy(() -> Solver.of(rules).withLimit(1000).solve(rules.start()));
  }

  @Test
  void gridsOfAnotherSizeAreRefused() {
    GridSolution solution = solution("one-two-three");
    GridPosition other = GridRules.parse("one-two-three:cols=5").start();

    assertThat(solution.covers(other)).isFalse();
    assertThatIllegalArgumentException().isThrownBy(() -> solution.isWin(other));
    assertThatIllegalArgumentException().isThrownBy(() -> solution.gameValue(other));
    assertThatIllegalArgumentException().isThrownBy(() -> solution.grundy(other));
  }

  private static GridSolution solution(String variant) {
    return GridSolution.of(GridRules.parse(variant)).orElseThrow();
  }

  private static GridPosition position(String variant, String text) {
    return GridRules.parse(variant).notation().parsePosition(text);
  }
}
