package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solution;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.core.search.SolverLimitException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "The solver" and "Invariants": perfect play on grids. */
class GridSolutionTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one-two-three",
        "one-two-three:touch=no",
        "one-two-three:max=any",
        "one-two-three:max=any,touch=no",
        "one-two-three:max=1",
        "one-two-three:max=2,touch=no",
        "one-two-three:cols=2,rows=8",
        "one-two-three:cols=6,rows=2,max=any"
      })
  void withEvenSidesTheSecondPlayerWinsFromTheStart(String variant) {
    GridSolution solution = solution(variant);

    assertThat(solution.isWin(solution.rules().start())).isFalse();
    assertThat(solution.winningMoves(solution.rules().start())).isEmpty();
    assertThat(solution.grundy(solution.rules().start())).hasValue(0);
  }

  @Test
  void theWinningAnswerToAMoveIsItsHalfTurn() {
    for (String variant : List.of("one-two-three", "one-two-three:max=any,touch=no")) {
      GridSolution solution = solution(variant);
      GridRules rules = solution.rules();
      GridPosition start = rules.start();
      Symmetry<GridPosition, GridMove> halfTurn =
          rules.symmetries().stream()
              .filter(symmetry -> symmetry.move(GridMove.parse("a1+a2")).toString().equals("d3+d4"))
              .findFirst()
              .orElseThrow();

      for (GridMove move : rules.legalMoves(start)) {
        assertThat(solution.winningMoves(rules.play(start, move))).contains(halfTurn.move(move));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "5, 3, c2",
    "3, 3, b2",
    "1, 1, a1",
    "1, 7, a4",
    "3, 4, b2+b3",
    "5, 2, c1+c2",
    "5, 4, c2+c3",
    "4, 5, b3+c3",
    "8, 1, d1+e1"
  })
  void withAnOddSideTheFirstPlayerWinsByTakingTheCentre(int cols, int rows, String centre) {
    for (GridOptions options :
        List.of(
            GridOptions.DEFAULT.withSize(cols, rows),
            GridOptions.DEFAULT.withSize(cols, rows).withMax(2),
            GridOptions.DEFAULT.withSize(cols, rows).withMax(0))) {
      GridSolution solution = solution(options.variant());

      assertThat(solution.isWin(solution.rules().start())).isTrue();
      assertThat(solution.winningMoves(solution.rules().start())).contains(GridMove.parse(centre));
    }
  }

  @Test
  void tacTixIsWonByTheSecondPlayerWithEitherLastBallRule() {
    for (String variant : List.of("one-two-three:max=any", "one-two-three:max=any,last=loses")) {
      GridSolution solution = solution(variant);

      assertThat(solution.isWin(solution.rules().start())).isFalse();
      assertThat(solution.winningMoves(solution.rules().start())).isEmpty();
    }
  }

  @Test
  void fullRowsOfKaylesHaveTheGrundyValuesOfThePage() {
    List<Integer> kayles = List.of(0, 1, 2, 3, 1, 4, 3, 2, 1);
    String variant = "one-two-three:cols=8,rows=1,max=2";

    for (int balls = 0; balls <= 8; balls++) {
      String row = "o".repeat(balls) + ".".repeat(8 - balls) + " 1";
      assertThat(solution(variant).grundy(position(variant, row))).hasValue(kayles.get(balls));
      if (balls > 0) {
        GridSolution whole = solution("one-two-three:max=2,rows=1,cols=" + balls);
        assertThat(whole.grundy(whole.rules().start())).hasValue(kayles.get(balls));
      }
    }
  }

  @Test
  void partsThatDoNotTouchAddUp() {
    GridSolution solution = solution("one-two-three:cols=8,rows=2,max=2");
    GridPosition whole = position("one-two-three:cols=8,rows=2,max=2", "......../oo.ooooo 1");

    // Kayles with two and with five balls: 2 and 4, whose exclusive or is 6.
    assertThat(solution.grundy(whole)).hasValue(6);
    assertThat(solution.isWin(whole)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | o.../..../..../.... 1 | true | a4",
        "one-two-three | o.../..../..../...o 2 | false | ''",
        "one-two-three | oo../..../..../...o 2 | true | a4 b4",
        "one-two-three:last=loses | o.../..../..../.... 1 | false | ''",
        "one-two-three:last=loses | o.../..../..../...o 2 | true | a4 d1",
        "one-two-three:last=loses | oo../..../..../.... 2 | true | a4 b4",
        "one-two-three:last=loses | oo../..../..../...o 2 | true | a4+b4",
        "one-two-three:touch=no | o..o/..../..../.... 1 | true | a4+d4"
      })
  void theWinningMovesAreThoseAfterWhichTheOpponentLoses(
      String variant, String text, boolean wins, String moves) {
    GridPosition position = position(variant, text);

    assertThat(solution(variant).isWin(position)).isEqualTo(wins);
    assertThat(solution(variant).winningMoves(position))
        .extracting(GridMove::toString)
        .containsExactly(moves.isEmpty() ? new String[0] : moves.split(" ", -1));
  }

  @Test
  void atTheEndTheWinnerOfTheGameHasWon() {
    for (int player = 1; player <= 2; player++) {
      GridPosition over = position("one-two-three", "..../..../..../.... " + player);

      assertThat(solution("one-two-three").isWin(over)).isFalse();
      assertThat(solution("one-two-three").gameValue(over)).isEqualTo(GameValue.win(3 - player, 0));
      assertThat(solution("one-two-three").winningMoves(over)).isEmpty();
      assertThat(solution("one-two-three:last=loses").isWin(over)).isTrue();
      assertThat(solution("one-two-three:last=loses").gameValue(over))
          .isEqualTo(GameValue.win(player, 0));
      assertThat(solution("one-two-three:last=loses").winningMoves(over)).isEmpty();
    }
  }

  @Test
  void aGameValueNamesTheWinnerAndAllMovesOfALostPositionAreBest() {
    GridSolution solution = solution("one-two-three");
    GridPosition start = solution.rules().start();
    GridPosition answer = solution.rules().play(start, GridMove.parse("a1+b1"));

    assertThat(solution.gameValue(start)).isEqualTo(GameValue.win(2));
    assertThat(solution.bestMoves(start)).isEqualTo(solution.rules().legalMoves(start));
    assertThat(solution.gameValue(answer)).isEqualTo(GameValue.win(2));
    assertThat(solution.bestMoves(answer)).isEqualTo(solution.winningMoves(answer)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one-two-three:cols=3,rows=3",
        "one-two-three:cols=3,rows=3,last=loses",
        "one-two-three:cols=3,rows=3,touch=no",
        "one-two-three:cols=4,rows=2,max=any,touch=no,last=loses"
      })
  void theSolutionAgreesWithASearchOfAllPositions(String variant) {
    GridRules rules = GridRules.parse(variant);
    Solution<GridPosition, GridMove> known = Solver.of(rules).solve(rules.start());
    Solution<GridPosition, GridMove> searched = Solver.of(rules).exhaustive().solve(rules.start());
    GridPosition position = rules.start();

    assertThat(known).isInstanceOf(GridSolution.class);
    while (!rules.status(position).isOver()) {
      assertThat(known.covers(position)).isTrue();
      assertThat(known.gameValue(position).winner())
          .isEqualTo(searched.gameValue(position).winner());
      assertThat(known.bestMoves(position)).containsAll(searched.bestMoves(position));
      position = rules.play(position, rules.legalMoves(position).get(0));
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 4", "4, 5", "2, 8", "8, 2", "6, 3", "1, 8"})
  void gridsOfUpTo20CellsAreSolved(int cols, int rows) {
    GridRules rules = GridRules.of(GridOptions.DEFAULT.withSize(cols, rows));

    assertThat(GridSolution.of(rules)).isPresent();
    assertThat(rules.solution(rules.start())).isPresent();
  }

  @ParameterizedTest
  @CsvSource({"7, 3", "3, 7", "5, 5", "8, 8", "8, 3"})
  void largerGridsAreNotSolved(int cols, int rows) {
    GridRules rules = GridRules.of(GridOptions.DEFAULT.withSize(cols, rows));

    assertThat(GridSolution.of(rules)).isEmpty();
    assertThat(rules.solution(rules.start())).isEmpty();
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
        .isThrownBy(() -> Solver.of(rules).limit(1000).solve(rules.start()));
  }

  @Test
  void gridsOfAnotherSizeAreRefused() {
    GridSolution solution = solution("one-two-three");
    GridPosition other = GridRules.parse("one-two-three:cols=5").start();

    assertThat(solution.covers(other)).isFalse();
    assertThatIllegalArgumentException().isThrownBy(() -> solution.isWin(other));
    assertThatIllegalArgumentException().isThrownBy(() -> solution.gameValue(other));
    assertThatIllegalArgumentException().isThrownBy(() -> solution.winningMoves(other));
    assertThatIllegalArgumentException().isThrownBy(() -> solution.bestMoves(other));
    assertThatIllegalArgumentException().isThrownBy(() -> solution.grundy(other));
  }

  private static GridSolution solution(String variant) {
    return GridSolution.of(GridRules.parse(variant)).orElseThrow();
  }

  private static GridPosition position(String variant, String text) {
    return GridRules.parse(variant).notation().parsePosition(text);
  }
}
