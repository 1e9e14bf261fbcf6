package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceSolver;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.List;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Perfect play on grids (RULES.md, "The solver" and "Invariants"). */
class GridSolutionProperties {
  private static final int SETS_OF_NINE = 512;
  private static final int POSITIONS = 40;

  @Property
  void theSolutionAgreesWithExhaustivePlay(
      @ForAll(supplier = GridArbitraries.FewBalls.class) GridGamePosition given) {
    assertIsPlayedOut(GridSolution.of(given.rules()).orElseThrow(), given);
  }

  @Example
  void theSolutionAgreesWithExhaustivePlayOnTheLargestGrids() {
    Dice dice = new Dice(20);
    for (String variant :
        List.of(
            "one-two-three:cols=5",
            "one-two-three:rows=5,max=any,touch=no,last=loses",
            "one-two-three:cols=3,rows=6,touch=no",
            "one-two-three:cols=8,rows=2,max=any,last=loses")) {
      GridRules rules = GridRules.parse(variant);
      GridSolution solution = GridSolution.of(rules).orElseThrow();
      for (int i = 0; i < POSITIONS; i++) {
        assertIsPlayedOut(solution, new GridStartingPositions(rules, dice).few(dice.between(3, 8)));
      }
    }
  }

  @Example
  void aGridIsSolvedExactlyIfItHasAtMostTwentyCells() {
    for (int cols = 1; cols <= 8; cols++) {
      for (int rows = 1; rows <= 8; rows++) {
        GridRules rules = GridRules.of(GridOptions.DEFAULT.withSize(cols, rows).withMax(1));

        assertThat(GridSolution.of(rules).isPresent()).as("%s", rules).isEqualTo(cols * rows <= 20);
      }
    }
  }

  @Property(tries = 60)
  void theTablesAgreeWithExhaustivePlay(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    int cols = dice.between(1, 8);
    int rows = dice.between(1, Math.min(8, 9 / cols));
    GridRules rules = GridRules.of(GridArbitraries.options(cols, rows, dice));
    GridSolution solution = GridSolution.of(rules).orElseThrow();
    ReferenceGrid grid = ReferenceGrid.of(rules.variant());
    ReferenceSolver<NavigableSet<String>> reference = grid.solver();
    byte[] wins = solution.winTable();
    int sets = 1 << (cols * rows);

    assertThat(sets).isLessThanOrEqualTo(SETS_OF_NINE);
    assertThat(wins).hasSize(Math.max(1, sets / 8));
    assertThat(solution.grundyTable().isPresent()).isEqualTo(!grid.loses());
    solution.grundyTable().ifPresent(values -> assertThat(values).hasSize(sets));
    for (int set = 0; set < sets; set++) {
      NavigableSet<String> balls = balls(grid, set);

      assertThat(((wins[set / 8] >> (set % 8)) & 1) == 1)
          .as("%s %s", rules, balls)
          .isEqualTo(reference.wins(balls));
      if (solution.grundyTable().isPresent()) {
        assertThat((int) solution.grundyTable().get()[set])
            .as("%s %s", rules, balls)
            .isEqualTo(reference.grundy(balls));
      }
    }
  }

  @Property
  void aPositionIsLostExactlyIfNoLegalMoveLeadsToALostPosition(
      @ForAll(supplier = GridArbitraries.SolvedPosition.class) GridGamePosition given) {
    GridSolution solution = GridSolution.of(given.rules()).orElseThrow();
    boolean wins = solution.isWin(given.position());
    List<GridMove> winning =
        given.legalMoves().stream()
            .filter(move -> !solution.isWin(given.after(move).position()))
            .toList();

    assertThat(wins)
        .isEqualTo(given.isOver() ? given.referenceRules().loses() : !winning.isEmpty());
    assertThat(solution.winningMoves(given.position())).isEqualTo(winning);
  }

  @Property
  void whenTheLastBallWinsAPositionIsLostExactlyIfItsGrundyValueIsZero(
      @ForAll(supplier = GridArbitraries.SolvedPosition.class) GridGamePosition given) {
    GridGamePosition wins = given.under(given.options().withLast(LastBallRule.WINS));
    GridGamePosition loses = given.under(given.options().withLast(LastBallRule.LOSES));
    GridSolution solution = GridSolution.of(wins.rules()).orElseThrow();

    assertThat(solution.isWin(wins.position()))
        .isEqualTo(solution.grundy(wins.position()).orElseThrow() != 0);
    assertThat(GridSolution.of(loses.rules()).orElseThrow().grundy(loses.position())).isEmpty();
  }

  @Example
  void fullRowsOfKaylesHaveTheValuesOfThePage() {
    List<Integer> due = List.of(0, 1, 2, 3, 1, 4, 3, 2, 1);
    GridRules row = GridRules.parse("one-two-three:cols=8,rows=1,max=2");
    GridRules column = GridRules.parse("one-two-three:cols=1,rows=8,max=2");
    for (GridRules rules : List.of(row, column)) {
      GridSolution solution = GridSolution.of(rules).orElseThrow();
      List<String> cells = List.copyOf(ReferenceGrid.of(rules.variant()).cells());
      for (int balls = 0; balls <= 8; balls++) {
        for (int first = 0; first + balls <= 8; first++) {
          Set<String> full = new TreeSet<>(cells.subList(first, first + balls));

          assertThat(solution.grundy(GridGamePosition.of(rules, full, 1).position()))
              .as("%s %s", rules, full)
              .hasValue(due.get(balls));
        }
      }
    }
  }

  private static void assertIsPlayedOut(GridSolution solution, GridGamePosition given) {
    ReferenceGrid grid = given.referenceRules();
    ReferenceSolver<NavigableSet<String>> reference = grid.solver();
    NavigableSet<String> balls = given.balls();
    List<String> winning =
        grid.moves(balls).stream()
            .filter(taken -> !reference.wins(ReferenceGrid.without(balls, taken)))
            .map(ReferenceTexts::format)
            .sorted()
            .toList();

    assertThat(solution.isWin(given.position())).as("%s", given).isEqualTo(reference.wins(balls));
    assertThat(solution.winningMoves(given.position()).stream().map(GridMove::toString).toList())
        .as("%s", given)
        .isEqualTo(winning);
    assertThat(solution.grundy(given.position()))
        .as("%s", given)
        .isEqualTo(grid.loses() ? OptionalInt.empty() : OptionalInt.of(reference.grundy(balls)));
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
}
