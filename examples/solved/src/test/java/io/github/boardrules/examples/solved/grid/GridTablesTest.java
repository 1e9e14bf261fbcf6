package io.github.boardrules.examples.solved.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.Progress;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.examples.solved.TableSolver;
import io.github.boardrules.examples.solved.table.TableCensus;
import io.github.boardrules.examples.solved.table.TableFolder;
import io.github.boardrules.examples.solved.table.TableSolution;
import io.github.boardrules.nim.GridMove;
import io.github.boardrules.nim.GridOptions;
import io.github.boardrules.nim.GridPosition;
import io.github.boardrules.nim.GridRules;
import io.github.boardrules.nim.LastBallRule;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Large grids are solved by tables, 64 sets of balls at a time. */
class GridTablesTest {
  private static final GridRules RULES = GridRules.parse("one-two-three:cols=7,rows=3,last=loses");
  private static final int POSITIONS = 30;

  @TempDir private Path folder;

  private static TableSolver<GridPosition, GridMove> solver(GridRules rules) {
    return TableSolver.of(rules).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one-two-three",
        "one-two-three:last=loses",
        "one-two-three:touch=no",
        "one-two-three:cols=3,rows=2,max=1,last=loses",
        "one-two-three:cols=8,rows=1,max=any,touch=no",
        "one-two-three:cols=7,rows=2,max=any",
        "one-two-three:cols=2,rows=8,max=2,last=loses",
        "one-two-three:cols=3,rows=6,max=any,touch=no,last=loses",
      })
  void everySetOfASmallGridIsWonByWhoeverCanLeaveALostOne(String variant) {
    GridRules rules = GridRules.parse(variant);
    GridTables game = new GridTables(rules);
    for (int blockCells : List.of(0, 3, 20)) {
      List<LongBuffer> parts = game.solver(blockCells).solve(3, (done, total) -> {});
      GridTableSolution solution = new GridTableSolution(game, parts, Optional.empty());
      boolean[] found = new boolean[1 << game.cells()];
      for (int set = 0; set < found.length; set++) {
        found[set] = solution.isWin(set);
      }

      assertThat(found).as("blocks of %s cells", blockCells).isEqualTo(wins(game, rules));
    }
  }

  /** Returns who wins, by each set of balls: whoever has a move after which the other loses. */
  private static boolean[] wins(GridTables game, GridRules rules) {
    long all = game.number(rules.start());
    long[] moves =
        rules.legalMoves(rules.start()).stream()
            .mapToLong(move -> all ^ game.number(rules.play(rules.start(), move)))
            .toArray();
    boolean[] wins = new boolean[1 << game.cells()];
    wins[0] = rules.options().last() == LastBallRule.LOSES;
    for (int set = 1; set < wins.length; set++) {
      for (int i = 0; i < moves.length && !wins[set]; i++) {
        wins[set] = (moves[i] & ~set) == 0 && !wins[set ^ (int) moves[i]];
      }
    }
    return wins;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "one-two-three:cols=5,rows=5",
        "one-two-three:cols=3,rows=7,max=any,touch=no,last=loses",
        "one-two-three:cols=8,rows=3,max=any,last=loses",
      })
  void endingsAreWonByWhoWinsAllTheWay(String variant) {
    GridRules rules = GridRules.parse(variant);
    TableSolution<GridPosition, GridMove> solution = solver(rules).withThreads(2).solve();
    SplitMix64 random = new SplitMix64(7);
    for (int i = 0; i < POSITIONS; i++) {
      GridPosition position = rules.start();
      while (position.balls() > i % 9) {
        position = rules.playUnchecked(position, rules.randomLegal(position, random));
      }

      assertThat(solution.gameValue(position).winner())
          .as("%s", position)
          .isEqualTo(Solver.of(rules).solve(position).gameValue(position).winner());
      assertThat(solution.gameValue(position).distance())
          .isEqualTo(position.balls() == 0 ? OptionalInt.of(0) : OptionalInt.empty());
    }
  }

  @Test
  void theCensusCountsTheSetsOfBalls() {
    TableSolution<GridPosition, GridMove> solution =
        solver(GridRules.parse("one-two-three:cols=7,rows=3,max=1")).solve();

    // With single balls, who is to move with an odd number of them takes the last.
    long odd = 1 << 20;
    assertThat(solution.census())
        .isEqualTo(new TableCensus(odd, odd - 1, 0, OptionalInt.empty(), odd - 1));
  }

  @Test
  void onlyGridsOf21To36CellsHaveTables() {
    for (int cols = 1; cols <= 8; cols++) {
      for (int rows = 1; rows <= 8; rows++) {
        int cells = cols * rows;
        GridRules rules =
            GridRules.of(GridOptions.DEFAULT.withCols(cols).withRows(rows).withMax(1));

        assertThat(TableSolver.of(rules).map(TableSolver::bytes).orElse(0L))
            .isEqualTo(cells > 20 && cells <= 36 ? 1L << (cells - 3) : 0);
      }
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solver(RULES).solve().gameValue(GridRules.standard().start()));
  }

  @Test
  void tablesOfAFolderAreMadeOnce() {
    TableSolver<GridPosition, GridMove> keeping = solver(RULES).withFolder(folder);
    TableSolution<GridPosition, GridMove> inMemory = solver(RULES).solve();
    Progress refusal =
        (done, total) -> {
          throw new AssertionError("computed again");
        };
    assertThat(keeping.kept()).isEmpty();

    assertThat(keeping.solve().census()).isEqualTo(inMemory.census());
    assertThat(keeping.withProgress(refusal).solve().gameValue(RULES.start()))
        .isEqualTo(inMemory.gameValue(RULES.start()));
  }

  @Test
  void largeTablesAreMappedInParts() {
    GridTables game = new GridTables(RULES);
    TableFolder place = new TableFolder(folder, game.format(), RULES.variant(), game.bytes());
    solver(RULES).withFolder(folder).solve();

    GridTableSolution whole = mapped(game, place, 1 << 30);
    GridTableSolution inParts = mapped(game, place, 1 << 10);

    assertThat(inParts.parts()).hasSize(1 << 8);
    assertThat(LongStream.range(0, 1 << game.cells()))
        .allMatch(set -> inParts.isWin(set) == whole.isWin(set));
  }

  private static GridTableSolution mapped(GridTables game, TableFolder place, long most) {
    return new GridTableSolution(game, game.mapped(place, most), Optional.empty());
  }

  @Test
  void anInterruptEndsTheWork() {
    Thread.currentThread().interrupt();

    assertThatThrownBy(solver(RULES)::solve).isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
  }
}
