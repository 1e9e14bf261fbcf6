package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceSolver;
import java.util.List;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Perfect play on grids (RULES.md, "The solver", and "Invariants": Mirroring, Kayles). */
class GridSolutionTest {
  private static final int POSITIONS = 40;

  @Test
  void tacTixIsWonByTheSecondPlayerWithEitherLastBallRule() {
    for (String variant : List.of("one-two-three:max=any", "one-two-three:max=any,last=loses")) {
      GridSolution solution = solution(variant);

      assertThat(solution.isWin(solution.rules().start())).isFalse();
    }
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
        position(
            rules.variant(),
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

  @Test
  void aGridIsSolvedExactlyIfItHasAtMostTwentyCells() {
    for (int cols = 1; cols <= 8; cols++) {
      for (int rows = 1; rows <= 8; rows++) {
        GridRules rules =
            GridRules.of(GridOptions.DEFAULT.withCols(cols).withRows(rows).withMax(1));

        assertThat(GridSolution.of(rules).isPresent()).as("%s", rules).isEqualTo(cols * rows <= 20);
        assertThat(rules.knowledge().solution(rules.start()).isPresent())
            .isEqualTo(cols * rows <= 20);
      }
    }
  }

  @Property(tries = 60)
  void theTablesAgreeWithExhaustivePlay(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    int cols = dice.between(1, 8);
    int rows = dice.between(1, Math.min(8, 9 / cols));
    GridRules rules = GridRules.of(GridArbitraries.options(cols, rows, dice));
    GridSolution solution = solution(rules);
    ReferenceGrid grid = ReferenceGrid.of(rules.variant());
    ReferenceSolver<NavigableSet<String>> reference = grid.solver();

    for (int set = 0; set < 1 << (cols * rows); set++) {
      NavigableSet<String> balls = balls(grid, set);
      long bits =
          balls.stream()
              .mapToLong(c -> 1L << GridBoard.bit(GridCell.parse(c)))
              .reduce(0, Long::sum);
      GridPosition position = new GridPosition(rules.start().variant, 1, bits);

      assertThat(solution.isWin(position))
          .as("%s %s", rules, balls)
          .isEqualTo(reference.wins(balls));
      OptionalInt value =
          grid.loses() ? OptionalInt.empty() : OptionalInt.of(reference.grundy(balls));
      assertThat(solution.grundy(position)).as("%s %s", rules, balls).isEqualTo(value);
    }
  }

  @Property
  void aPositionIsLostExactlyIfNoMoveLeadsToALostOneAndAGrundyValueIsTheLeastThatNoneReaches(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GridGamePosition given = GridArbitraries.solvedPosition(new Dice(seed));
    GridSolution solution = solution(given.rules());

    assertFollowsFromItsMoves(solution, given);
    if (given.referenceRules().loses()) {
      assertThat(solution.grundy(given.position())).isEmpty();
    } else {
      int value = solution.grundy(given.position()).orElseThrow();
      Set<Integer> reached =
          given.legalMoves().stream()
              .map(move -> solution.grundy(given.after(move).position()).orElseThrow())
              .collect(Collectors.toSet());

      assertThat(reached).doesNotContain(value);
      assertThat(IntStream.range(0, value)).allMatch(reached::contains);
      assertThat(value != 0).isEqualTo(solution.isWin(given.position()));
    }
  }

  @Test
  void thatHoldsOnTheLargestGridsToo() {
    Dice dice = new Dice(20);
    for (String variant :
        List.of(
            "one-two-three:cols=5",
            "one-two-three:rows=5,max=any,touch=no,last=loses",
            "one-two-three:cols=3,rows=6,touch=no",
            "one-two-three:cols=8,rows=2,max=any,last=loses")) {
      GridRules rules = GridRules.parse(variant);
      GridSolution solution = solution(rules);
      for (int i = 0; i < POSITIONS; i++) {
        assertFollowsFromItsMoves(
            solution, new GridStartingPositions(rules, dice).few(dice.between(3, 8)));
      }
    }
  }

  @Test
  void fullRowsOfKaylesHaveTheValuesOfThePage() {
    List<Integer> due = List.of(0, 1, 2, 3, 1, 4, 3, 2, 1);
    GridRules row = GridRules.parse("one-two-three:cols=8,rows=1,max=2");
    GridRules column = GridRules.parse("one-two-three:cols=1,rows=8,max=2");
    for (GridRules rules : List.of(row, column)) {
      GridSolution solution = solution(rules);
      List<String> cells = List.copyOf(ReferenceGrid.of(rules.variant()).cells());
      for (int balls = 0; balls <= 8; balls++) {
        Set<String> full = new TreeSet<>(cells.subList(8 - balls, 8));

        assertThat(solution.grundy(GridGamePosition.of(rules, full, 1).position()))
            .as("%s %s", rules, full)
            .hasValue(due.get(balls));
      }
    }
  }

  @Property
  void withEvenSidesThePositionsEqualToTheirHalfTurnAreLostForTheMover(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    GridGamePosition given = turned(new Dice(seed));
    if (given.referenceRules().cells().size() <= GridArbitraries.MIDDLE) {
      GridSolution solution = solution(given.rules());

      assertThat(solution.isWin(given.position())).isFalse();
    }
  }

  @Test
  void withAnOddSideTakingTheCentreWinsAtTheStart() {
    for (int cols = 1; cols <= 8; cols++) {
      for (int rows = 1; rows <= 8 && cols * rows <= GridArbitraries.MIDDLE; rows++) {
        for (int max = 0; max <= Math.max(cols, rows); max++) {
          GridRules rules =
              GridRules.of(GridOptions.DEFAULT.withCols(cols).withRows(rows).withMax(max));
          Set<String> centre = centre(ReferenceGrid.of(rules.variant()));
          if (centre.size() <= (max == 1 ? 1 : 2)) {
            assertThat(solution(rules).isWin(rules.start())).as("%s", rules).isTrue();
            assertThat(solution(rules).bestMoves(rules.start()))
                .contains(GridMove.parse(String.join("+", centre)));
          }
        }
      }
    }
  }

  /** RULES.md, "Win table": bit n of the set is 1 where cell n holds a ball, row by row. */
  private static NavigableSet<String> balls(ReferenceGrid grid, int set) {
    NavigableSet<String> balls = new TreeSet<>();
    for (String cell : grid.cells()) {
      int number = (ReferenceGrid.row(cell) - 1) * grid.cols() + ReferenceGrid.column(cell) - 1;
      if ((set >> number) % 2 == 1) {
        balls.add(cell);
      }
    }
    return balls;
  }

  /** A position equal to its own half-turn, both sides even, the last ball wins. */
  static GridGamePosition turned(Dice dice) {
    int cols = 2 * dice.between(1, 4);
    int rows = 2 * dice.between(1, 4);
    GridOptions options = GridArbitraries.options(cols, rows, dice).withLast(LastBallRule.WINS);
    return new GridStartingPositions(GridRules.of(options), dice).turned();
  }

  /** The one, two or four cells in the middle. */
  private static Set<String> centre(ReferenceGrid grid) {
    return grid.cells().stream()
        .filter(cell -> Math.abs(2 * ReferenceGrid.column(cell) - grid.cols() - 1) <= 1)
        .filter(cell -> Math.abs(2 * ReferenceGrid.row(cell) - grid.rows() - 1) <= 1)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Asserts that the player to move wins exactly if some move leads to a loss of the next. */
  private static void assertFollowsFromItsMoves(GridSolution solution, GridGamePosition given) {
    int mover = given.rules().status(given.position()).toMove().orElse(0);
    if (mover > 0) {
      assertThat(solution.gameValue(given.position()).isWinFor(mover))
          .as("%s", given)
          .isEqualTo(
              given.legalMoves().stream()
                  .map(move -> solution.gameValue(given.after(move).position()))
                  .anyMatch(value -> value.isWinFor(mover)));
    }
  }

  private static GridSolution solution(String variant) {
    return solution(GridRules.parse(variant));
  }

  private static GridSolution solution(GridRules rules) {
    return GridSolution.of(rules).orElseThrow();
  }

  private static GridPosition position(String variant, String text) {
    return GridRules.parse(variant).notation().parsePosition(text);
  }
}
