package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceSymmetry;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Invariants": the symmetries of grids, and heaps that are equal at the start. */
class SymmetryTest {
  @ParameterizedTest
  @CsvSource({
    "4, 4, 8, b1, a2 a3 b1 b4 c1 c4 d2 d3",
    "4, 4, 8, a1, a1 a4 d1 d4",
    "3, 3, 8, b2, b2",
    "5, 3, 4, a1, a1 a3 e1 e3",
    "5, 3, 4, b2, b2 d2",
    "8, 1, 2, b1, b1 g1",
    "1, 8, 2, a3, a3 a6",
    "1, 1, 1, a1, a1"
  })
  void theSymmetriesOfAGridMapItOntoItself(
      int cols, int rows, int symmetries, String cell, String images) {
    GridRules rules = GridRules.of(GridOptions.DEFAULT.withSize(cols, rows));
    Set<String> seen = new TreeSet<>();
    for (Symmetry<GridPosition, GridMove> symmetry : rules.symmetries()) {
      seen.add(symmetry.move(GridMove.parse(cell)).toString());
    }

    assertThat(rules.symmetries()).hasSize(symmetries);
    assertThat(String.join(" ", seen)).isEqualTo(images);
  }

  @ParameterizedTest
  @CsvSource({
    "heaps:sizes=3-4-5, 1",
    "heaps:sizes=3-3, 2",
    "heaps:sizes=3-4-5-4-3, 4",
    "heaps:sizes=2-2-2-7, 6",
    "heaps:sizes=1-1-1-1-1-1, 720",
    "heaps:sizes=1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1, 720",
    "heaps:sizes=1-1-1-1-1-2-2-3-3-3, 480",
    "triangle, 1"
  })
  void heapsThatAreEqualAtTheStartMayChangePlaces(String variant, int symmetries) {
    HeapRules rules = HeapRules.parse(variant);

    assertThat(rules.symmetries())
        .hasSize(symmetries)
        .allSatisfy(
            symmetry -> assertThat(symmetry.position(rules.start())).isEqualTo(rules.start()))
        .extracting(
            symmetry ->
                IntStream.rangeClosed(1, rules.start().heaps())
                    .mapToObj(heap -> symmetry.move(new HeapMove(heap, 1)))
                    .toList())
        .doesNotHaveDuplicates();
  }

  @Test
  void oneTwoThreeHasNineKindsOfFirstMoves() {
    assertThat(kinds("one-two-three", 1)).hasSize(3);
    assertThat(kinds("one-two-three", 2)).hasSize(4);
    assertThat(kinds("one-two-three", 3)).hasSize(2);
  }

  @Test
  void cellsAndHeapsThatTheBoardLacksAreMappedToThemselves() {
    for (Symmetry<GridPosition, GridMove> symmetry : GridRules.standard().symmetries()) {
      assertThat(symmetry.move(GridMove.parse("h8"))).hasToString("h8");
    }
    for (Symmetry<HeapPosition, HeapMove> symmetry : HeapRules.heaps(3, 3).symmetries()) {
      assertThat(symmetry.move(new HeapMove(3, 1))).hasToString("3:1");
    }
  }

  @Property
  void aRectangleHasFourSymmetriesAndASquareEight(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Assume.that(!given.isOver());
    GridMove move = new Dice(seed).pick(given.legalMoves());
    Set<List<String>> due = new HashSet<>();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(given.referenceRules())) {
      due.add(List.of(image(symmetry, given).text(), image(symmetry, move.toString())));
    }
    Set<List<String>> found = new HashSet<>();
    for (Symmetry<GridPosition, GridMove> symmetry : given.rules().symmetries()) {
      found.add(
          List.of(symmetry.position(given.position()).toString(), symmetry.move(move).toString()));
    }

    assertThat(found).isEqualTo(due);
    assertThat(given.rules().symmetries()).hasSize(differentSymmetries(given.referenceRules()));
  }

  @Property
  void aSymmetryKeepsTheGameValueAndTheGrundyValue(
      @ForAll(supplier = GridArbitraries.SolvedPosition.class) GridGamePosition given) {
    GridSolution solution = GridSolution.of(given.rules()).orElseThrow();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(given.referenceRules())) {
      GridPosition image = image(symmetry, given).position();

      assertThat(solution.isWin(image))
          .as("%s", symmetry)
          .isEqualTo(solution.isWin(given.position()));
      assertThat(solution.grundy(image))
          .as("%s", symmetry)
          .isEqualTo(solution.grundy(given.position()));
    }
  }

  /** The canonical positions after the first moves that take a number of balls. */
  private static Set<Object> kinds(String variant, int balls) {
    GamePosition start = GamePosition.start(variant);
    Set<Object> kinds = new HashSet<>();
    for (String move : start.legal()) {
      if (move.split("\\+", -1).length == balls) {
        kinds.add(start.rules().canonical(start.play(move).position()));
      }
    }
    return kinds;
  }

  /** On a single row or column some of the four are equal, on a single cell all. */
  private static int differentSymmetries(ReferenceGrid grid) {
    Set<List<String>> images = new HashSet<>();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(grid)) {
      images.add(grid.cells().stream().map(symmetry::of).toList());
    }
    return images.size();
  }

  private static GridGamePosition image(ReferenceSymmetry symmetry, GridGamePosition given) {
    return given.with(symmetry.of(given.balls()));
  }

  private static String image(ReferenceSymmetry symmetry, String move) {
    return ReferenceTexts.format(symmetry.of(ReferenceTexts.parseCells(move)));
  }
}
