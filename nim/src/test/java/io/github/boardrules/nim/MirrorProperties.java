package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceSymmetry;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Playing the image under a half-turn (RULES.md, "Invariants", Mirroring). */
class MirrorProperties {

  /** Positions equal to their own half-turn, both sides even, the last ball wins. */
  static final class EvenSides implements ArbitrarySupplier<GridGamePosition> {
    @Override
    public Arbitrary<GridGamePosition> get() {
      return Dice.drawn(
          dice -> {
            int cols = 2 * dice.between(1, 4);
            int rows = 2 * dice.between(1, 4);
            GridOptions options =
                GridArbitraries.options(cols, rows, dice).withLast(LastBallRule.WINS);
            return new GridStartingPositions(GridRules.of(options), dice).turned();
          });
    }
  }

  @Property
  void withEvenSidesThePositionsEqualToTheirHalfTurnAreLostForTheMover(
      @ForAll(supplier = EvenSides.class) GridGamePosition given) {
    ReferenceGrid grid = given.referenceRules();

    assertThat(ReferenceSymmetry.halfTurn(grid).of(given.balls())).isEqualTo(given.balls());
    if (grid.cells().size() <= GridArbitraries.MIDDLE) {
      GridSolution solution = GridSolution.of(given.rules()).orElseThrow();

      assertThat(solution.isWin(given.position())).isFalse();
      assertThat(solution.winningMoves(given.position())).isEmpty();
    }
  }

  @Property
  void withEvenSidesTheImageOfEachMoveIsLegalAndWins(
      @ForAll(supplier = EvenSides.class) GridGamePosition given,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    ReferenceSymmetry halfTurn = ReferenceSymmetry.halfTurn(given.referenceRules());
    Dice dice = new Dice(seed);
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
  void withEvenSidesTheSecondPlayerWinsFromTheStartForAnyMaxAndTouch() {
    for (GridRules rules : solvedRules()) {
      ReferenceGrid grid = ReferenceGrid.of(rules.variant());
      if (grid.cols() % 2 == 0 && grid.rows() % 2 == 0) {
        GridSolution solution = GridSolution.of(rules).orElseThrow();

        assertThat(solution.isWin(rules.start())).as("%s", rules).isFalse();
      }
    }
  }

  @Example
  void withAnOddSideTakingTheCentreWinsAtTheStart() {
    for (GridRules rules : solvedRules()) {
      ReferenceGrid grid = ReferenceGrid.of(rules.variant());
      Set<String> centre = centre(grid);
      if (grid.touch() && centre.size() <= Math.min(2, grid.max())) {
        GridMove move = GridMove.parse(String.join("+", centre));

        assertThat(GridSolution.of(rules).orElseThrow().winningMoves(rules.start()))
            .as("%s", rules)
            .contains(move);
      }
    }
  }

  /** All options on the smaller grids with which the last ball wins. */
  private static List<GridRules> solvedRules() {
    List<GridRules> all = new ArrayList<>();
    for (int cols = 1; cols <= 8; cols++) {
      for (int rows = 1; cols * rows <= GridArbitraries.MIDDLE && rows <= 8; rows++) {
        for (boolean touch : new boolean[] {true, false}) {
          GridOptions options = GridOptions.DEFAULT.withSize(cols, rows).withTouch(touch);
          all.add(GridRules.of(options.withMax(0)));
          IntStream.rangeClosed(1, Math.max(cols, rows))
              .forEach(max -> all.add(GridRules.of(options.withMax(max))));
        }
      }
    }
    return all;
  }

  /** The one, two or four cells in the middle. */
  private static Set<String> centre(ReferenceGrid grid) {
    Set<String> centre = new TreeSet<>();
    for (String cell : grid.cells()) {
      int across = Math.abs(2 * ReferenceGrid.column(cell) - grid.cols() - 1);
      int up = Math.abs(2 * ReferenceGrid.row(cell) - grid.rows() - 1);
      if (across <= 1 && up <= 1) {
        centre.add(cell);
      }
    }
    return centre;
  }
}
