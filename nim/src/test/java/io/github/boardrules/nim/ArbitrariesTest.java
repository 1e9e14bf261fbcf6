package io.github.boardrules.nim;

import static io.github.boardrules.fixtures.NearMissAssertions.assertEveryReasonIsMet;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Frequencies;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceSymmetry;
import io.github.boardrules.nim.reference.ReferenceVariant;
import io.github.boardrules.testkit.PositionProbe;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is rare in random games is common in the cases that the properties try. */
@Tag("slow")
class ArbitrariesTest {
  private static final int POSITIONS = 500;
  private static final int MANY_HEAPS = 9;
  private static final int LARGE_HEAP = 50;

  private final Frequencies seen = new Frequencies();

  /** What occurs in the position at hand. */
  private final Set<String> cases = new TreeSet<>();

  @Test
  void arbitraryGridsCoverAllCasesOfTheRulePage() {
    for (int seed = 0; seed < POSITIONS; seed++) {
      GridGamePosition given = GridArbitraries.gamePosition(new Dice(seed));
      see(given, "3", () -> noteCases(given));
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
      see(given, "any", () -> noteCases(given));
    }

    assertEndingsAndVariantsAreSeen();
    seen.assertSeen(20, "triangle", "heaps", "empty heap", "many heaps", "large heap");
    seen.assertSeen(20, "no heap above 1", "no reduced heap above 1", "max matters");
  }

  @Test
  void nearMissesCoverEveryReasonAndAreOftenLegal() {
    assertEveryReasonIsMet(ContractTest.GRIDS, ContractTest.GRID_CASES, POSITIONS, 200);
    assertEveryReasonIsMet(ContractTest.HEAPS, ContractTest.HEAP_CASES, POSITIONS, 200);
  }

  private void see(PositionProbe<?, ?, ?> given, String otherwise, Runnable noteCases) {
    ReferenceVariant variant = ReferenceVariant.of(given.rules().variant());
    int max = variant.max(otherwise);
    seen.see(variant.name());
    seen.see(max == ReferenceVariant.ANY ? "max=any" : max == 1 ? "max=1" : "max=2 or more");
    seen.see(variant.loses() ? "last=loses" : "last=wins");
    seen.see(given.status());
    if (!given.isOver()) {
      noteCases.run();
      cases.forEach(seen::see);
      cases.clear();
    }
  }

  private void assertEndingsAndVariantsAreSeen() {
    for (int player = 1; player <= 2; player++) {
      seen.assertSeen(10, "win " + player + " took-last", "win " + player + " left-last");
    }
    seen.assertSeen(50, "max=any", "max=1", "max=2 or more", "last=wins", "last=loses");
  }

  private void note(String event, boolean occurs) {
    if (occurs) {
      cases.add(event);
    }
  }

  private void noteCases(GridGamePosition given) {
    ReferenceGrid grid = given.referenceRules();
    Set<String> balls = given.balls();
    cases.add(grid.touch() ? "touch=yes" : "touch=no");
    boolean line = grid.cols() == 1 || grid.rows() == 1;
    cases.add(line ? "single line" : grid.cols() == grid.rows() ? "square" : "rectangle");
    note("4x4", grid.cols() == 4 && grid.rows() == 4);
    note("more than 20 cells", grid.cells().size() > 20);
    note(
        "full line",
        grid.lines().stream().anyMatch(cells -> cells.size() > 2 && balls.containsAll(cells)));
    note("half-turn", ReferenceSymmetry.halfTurn(grid).of(balls).equals(balls));
    noteNeighbours(balls);
    GridOptions options = given.options();
    // Moves are counted, not listed: grids can have thousands.
    long moves = count(given);
    note("touch matters", options.touch() && moves < count(given.under(options.withTouch(false))));
    note("max matters", options.max() > 0 && moves < count(given.under(options.withMax(0))));
  }

  private static long count(GridGamePosition given) {
    return given.rules().countLegal(given.position());
  }

  /** Whether balls of one line are neighbours or have gaps between them. */
  private void noteNeighbours(Set<String> balls) {
    for (String one : balls) {
      for (String other : balls) {
        if (!one.equals(other) && GridStartingPositions.areInLine(one, other)) {
          cases.add(ReferenceGrid.areNeighbours(one, other) ? "pair" : "gap");
        }
      }
    }
    note("only pairs", cases.contains("pair") && !cases.contains("gap"));
    note("no two in line", !cases.contains("pair") && !cases.contains("gap"));
  }

  private void noteCases(HeapGamePosition given) {
    List<Integer> heaps = given.heaps();
    int max = given.referenceRules().max();
    boolean small = heaps.stream().allMatch(heap -> heap <= 1);
    note("empty heap", heaps.contains(0));
    note("many heaps", heaps.size() >= MANY_HEAPS);
    note("large heap", heaps.stream().anyMatch(heap -> heap >= LARGE_HEAP));
    note("no heap above 1", small);
    note(
        "no reduced heap above 1",
        !small && heaps.stream().allMatch(heap -> heap % (max + 1) <= 1));
    note("max matters", heaps.stream().anyMatch(heap -> heap > max));
  }
}
