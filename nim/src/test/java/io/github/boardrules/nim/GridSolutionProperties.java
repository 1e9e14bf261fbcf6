package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceSolver;
import io.github.boardrules.nim.reference.ReferenceSymmetry;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Perfect play on grids (RULES.md, "The solver", and "Invariants": Mirroring, Sums). */
class GridSolutionProperties {
  private static final int POSITIONS = 40;

  @Example
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
    GridSolution solution = GridSolution.of(rules).orElseThrow();
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
  void aPositionIsLostExactlyIfNoLegalMoveLeadsToALostPositionAndItsGrundyValueIsZero(
      @ForAll(supplier = GridArbitraries.SolvedPosition.class) GridGamePosition given) {
    GridSolution solution = GridSolution.of(given.rules()).orElseThrow();
    OptionalInt grundy = solution.grundy(given.position());

    Setup.assertFollowsFromItsMoves(solution, given);
    assertThat(grundy.isPresent()).isEqualTo(given.options().last() == LastBallRule.WINS);
    grundy.ifPresent(value -> assertThat(value != 0).isEqualTo(solution.isWin(given.position())));
  }

  @Example
  void thatHoldsOnTheLargestGridsToo() {
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
        Setup.assertFollowsFromItsMoves(
            solution, new GridStartingPositions(rules, dice).few(dice.between(3, 8)));
      }
    }
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
      GridSolution solution = GridSolution.of(given.rules()).orElseThrow();

      assertThat(solution.isWin(given.position())).isFalse();
    }
  }

  @Property
  void withEvenSidesTheImageOfEachMoveIsLegalAndWins(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GridGamePosition given = turned(dice);
    ReferenceSymmetry halfTurn = ReferenceSymmetry.halfTurn(given.referenceRules());
    int mover = given.reference().side();
    GridGamePosition now = given;
    while (!now.isOver()) {
      String move = dice.pick(now.legal());
      GridGamePosition answered = now.play(move);

      assertThat(answered.status()).isEqualTo("ongoing");

      now = answered.play(ReferenceTexts.format(halfTurn.of(ReferenceTexts.parseCells(move))));
    }

    assertThat(now.status()).isEqualTo("win " + (3 - mover) + " took-last");
  }

  @Example
  void withAnOddSideTakingTheCentreWinsAtTheStart() {
    for (int cols = 1; cols <= 8; cols++) {
      for (int rows = 1; rows <= 8 && cols * rows <= GridArbitraries.MIDDLE; rows++) {
        for (int max = 0; max <= Math.max(cols, rows); max++) {
          GridRules rules =
              GridRules.of(GridOptions.DEFAULT.withCols(cols).withRows(rows).withMax(max));
          Set<String> centre = centre(ReferenceGrid.of(rules.variant()));
          if (centre.size() <= (max == 1 ? 1 : 2)) {
            assertThat(Setup.winningMoves(GridSolution.of(rules).orElseThrow(), rules.start()))
                .as("%s", rules)
                .contains(GridMove.parse(String.join("+", centre)));
          }
        }
      }
    }
  }

  @Property
  void grundyValuesAddUpIfNoLineHoldsBallsOfBothParts(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    GridOptions options = GridArbitraries.options(dice.between(2, 4), dice.between(2, 4), dice);

    assertIsSum(parts(options, GridStartingPositions::areInLine, dice));
  }

  @Property
  void withTouchYesGrundyValuesAddUpIfNoBallHasANeighbourInTheOtherPart(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    int cols = dice.between(1, 4);
    int rows = cols == 1 ? dice.between(3, 8) : dice.between(2, 4);
    GridOptions options = GridArbitraries.options(cols, rows, dice).withTouch(true);

    assertIsSum(parts(options, ReferenceGrid::areNeighbours, dice));
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
  private static GridGamePosition turned(Dice dice) {
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

  /** All balls, and those of two parts, neither of them empty; the last ball wins. */
  record Parts(GridGamePosition all, Set<String> one, Set<String> other) {}

  private static void assertIsSum(Parts parts) {
    GridGamePosition given = parts.all();
    GridSolution solution = GridSolution.of(given.rules()).orElseThrow();
    int one = solution.grundy(given.with(parts.one()).position()).orElseThrow();
    int other = solution.grundy(given.with(parts.other()).position()).orElseThrow();

    assertThat(solution.grundy(given.position())).as("%s", parts).hasValue(one ^ other);
  }

  /** Two parts of some balls such that the relation holds for no ball of one and of the other. */
  private static Parts parts(GridOptions options, BiPredicate<String, String> related, Dice dice) {
    GridRules rules = GridRules.of(options.withLast(LastBallRule.WINS));
    List<String> cells = List.copyOf(ReferenceGrid.of(rules.variant()).cells());
    while (true) {
      Set<String> balls =
          new TreeSet<>(dice.shuffled(cells).subList(0, dice.between(0, cells.size())));
      Set<String> one = new TreeSet<>();
      Set<String> other = new TreeSet<>();
      for (Set<String> together : groups(balls, related)) {
        (dice.oneIn(2) ? one : other).addAll(together);
      }
      if (!one.isEmpty() && !other.isEmpty()) {
        return new Parts(GridGamePosition.of(rules, balls, dice.between(1, 2)), one, other);
      }
    }
  }

  /** The smallest groups of balls such that related balls are in the same group. */
  static Set<Set<String>> groups(Set<String> balls, BiPredicate<String, String> related) {
    Set<Set<String>> groups = new HashSet<>();
    for (String ball : balls) {
      Set<String> group = new TreeSet<>(Set.of(ball));
      for (Set<String> earlier : Set.copyOf(groups)) {
        if (earlier.stream().anyMatch(member -> related.test(member, ball))) {
          groups.remove(earlier);
          group.addAll(earlier);
        }
      }
      groups.add(group);
    }
    return groups;
  }
}
