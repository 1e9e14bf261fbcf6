package io.github.boardrules.nim;

import static io.github.boardrules.fixtures.NearMissAssertions.assertEveryReasonIsMet;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Frequencies;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceHeaps;
import io.github.boardrules.nim.reference.ReferenceSymmetry;
import io.github.boardrules.nim.reference.ReferenceVariant;
import io.github.boardrules.testkit.PositionProbe;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What is rare in random games is common in the cases that the properties try. */
class ArbitrariesTest {
  private static final int POSITIONS = 500;
  private static final int MANY_HEAPS = 9;
  private static final int LARGE_HEAP = 50;

  private final Frequencies seen = new Frequencies();

  @Test
  void arbitraryGridsCoverAllCasesOfTheRulePage() {
    for (int seed = 0; seed < POSITIONS; seed++) {
      GridGamePosition given = GridArbitraries.gamePosition(new Dice(seed));
      seeVariant(given.rules().variant(), "3");
      seen.see(given.status());
      if (!given.isOver()) {
        cases(given).forEach(seen::see);
      }
    }

    assertEndingsAndVariantsAreSeen();
    seen.assertSeen(20, "touch=yes", "touch=no", "square", "rectangle", "single line", "4x4");
    seen.assertSeen(20, "gap", "pair", "full line", "half-turn", "no two in line");
    seen.assertSeen(20, "only pairs", "touch matters", "max matters", "more than 20 cells");
  }

  @Test
  void arbitraryHeapsCoverAllCasesOfTheRulePage() {
    for (int seed = 0; seed < POSITIONS; seed++) {
      HeapGamePosition given = HeapArbitraries.gamePosition(new Dice(seed));
      seeVariant(given.rules().variant(), "any");
      seen.see(given.status());
      if (!given.isOver()) {
        cases(given).forEach(seen::see);
      }
    }

    assertEndingsAndVariantsAreSeen();
    seen.assertSeen(20, "triangle", "heaps", "empty heap", "many heaps", "large heap");
    seen.assertSeen(20, "no heap above 1", "no reduced heap above 1", "max matters");
  }

  @Test
  void wonAndLostPositionsAreCommon() {
    for (int seed = 0; seed < POSITIONS; seed++) {
      GridGamePosition grid = GridArbitraries.solvedPosition(new Dice(seed));
      HeapGamePosition heaps = HeapArbitraries.gamePosition(new Dice(seed));
      GridSolution solution = GridSolution.of(grid.rules()).orElseThrow();
      see("grid", grid, grid.referenceRules().loses(), solution.isWin(grid.position()));
      see(
          "heaps",
          heaps,
          heaps.referenceRules().loses(),
          HeapSolution.of(heaps.rules()).isWin(heaps.position()));
      HeapGamePosition few = HeapArbitraries.fewBalls(new Dice(seed));
      see(
          "few",
          few,
          few.referenceRules().loses(),
          few.referenceRules().winsByFormula(few.heaps()));
    }

    for (String board : List.of("grid", "heaps", "few")) {
      for (String last : List.of(" wins", " loses")) {
        seen.assertSeen(20, board + last + " won", board + last + " lost");
      }
    }
  }

  @Test
  void nearMissesOnGridsCoverEveryReasonAndAreOftenLegal() {
    assertEveryReasonIsMet(ContractTest.GRIDS, ContractTest.GRID_CASES, POSITIONS, 200);
  }

  @Test
  void nearMissesOnHeapsCoverEveryReasonAndAreOftenLegal() {
    assertEveryReasonIsMet(ContractTest.HEAPS, ContractTest.HEAP_CASES, POSITIONS, 200);
  }

  private void seeVariant(String id, String otherwise) {
    ReferenceVariant variant = ReferenceVariant.of(id);
    int max = variant.max(otherwise);
    seen.see(variant.name());
    seen.see(max == ReferenceVariant.ANY ? "max=any" : max == 1 ? "max=1" : "max=2 or more");
    seen.see(variant.loses() ? "last=loses" : "last=wins");
  }

  private void assertEndingsAndVariantsAreSeen() {
    for (int player = 1; player <= 2; player++) {
      seen.assertSeen(10, "win " + player + " took-last", "win " + player + " left-last");
    }
    seen.assertSeen(50, "max=any", "max=1", "max=2 or more", "last=wins", "last=loses");
  }

  private void see(String board, PositionProbe<?, ?, ?> given, boolean loses, boolean wins) {
    if (!given.isOver()) {
      seen.see(board + (loses ? " loses" : " wins") + (wins ? " won" : " lost"));
    }
  }

  private static Set<String> cases(GridGamePosition given) {
    ReferenceGrid grid = given.referenceRules();
    Set<String> balls = given.balls();
    Set<String> cases = new TreeSet<>();
    cases.add(grid.touch() ? "touch=yes" : "touch=no");
    boolean line = grid.cols() == 1 || grid.rows() == 1;
    cases.add(line ? "single line" : grid.cols() == grid.rows() ? "square" : "rectangle");
    if (grid.cols() == 4 && grid.rows() == 4) {
      cases.add("4x4");
    }
    if (grid.cells().size() > 20) {
      cases.add("more than 20 cells");
    }
    if (grid.lines().stream().anyMatch(cells -> cells.size() > 2 && balls.containsAll(cells))) {
      cases.add("full line");
    }
    if (ReferenceSymmetry.halfTurn(grid).of(balls).equals(balls)) {
      cases.add("half-turn");
    }
    cases.addAll(together(balls));
    GridOptions options = given.options();
    // Moves are counted, not listed: grids can have thousands.
    long moves = count(given);
    if (options.touch() && moves < count(given.under(options.withTouch(false)))) {
      cases.add("touch matters");
    }
    if (options.max() > 0 && moves < count(given.under(options.withMax(0)))) {
      cases.add("max matters");
    }
    return cases;
  }

  private static long count(GridGamePosition given) {
    return given.rules().countLegal(given.position());
  }

  /** Whether balls of one line are neighbours or have gaps between them. */
  private static Set<String> together(Set<String> balls) {
    boolean pair = false;
    boolean gap = false;
    for (String one : balls) {
      for (String other : balls) {
        if (!one.equals(other) && GridStartingPositions.areInLine(one, other)) {
          pair |= ReferenceGrid.areNeighbours(one, other);
          gap |= !ReferenceGrid.areNeighbours(one, other);
        }
      }
    }
    Set<String> cases = new TreeSet<>();
    cases.add(pair ? "pair" : "no pair");
    cases.add(gap ? "gap" : pair ? "only pairs" : "no two in line");
    return cases;
  }

  private static Set<String> cases(HeapGamePosition given) {
    List<Integer> heaps = given.heaps();
    ReferenceHeaps reference = given.referenceRules();
    Set<String> cases = new TreeSet<>();
    if (heaps.contains(0)) {
      cases.add("empty heap");
    }
    if (heaps.size() >= MANY_HEAPS) {
      cases.add("many heaps");
    }
    if (heaps.stream().anyMatch(heap -> heap >= LARGE_HEAP)) {
      cases.add("large heap");
    }
    if (heaps.stream().allMatch(heap -> heap <= 1)) {
      cases.add("no heap above 1");
    } else if (heaps.stream().allMatch(heap -> heap % (reference.max() + 1) <= 1)) {
      cases.add("no reduced heap above 1");
    }
    if (heaps.stream().anyMatch(heap -> heap > reference.max())) {
      cases.add("max matters");
    }
    return cases;
  }
}
