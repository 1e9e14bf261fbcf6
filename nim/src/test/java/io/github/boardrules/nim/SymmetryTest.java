package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.fixtures.SymmetryContract;
import io.github.boardrules.nim.reference.ReferenceGrid;
import io.github.boardrules.nim.reference.ReferenceSymmetry;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Invariants": the symmetries of grids, and heaps that are equal at the start. */
class SymmetryTest extends SymmetryContract<GridPosition, GridMove, GridGamePosition> {
  SymmetryTest() {
    super(ContractTest.GRID_CASES);
  }

  /** {@inheritDoc} On a single row or column some of the four are equal, on a single cell all. */
  @Override
  protected List<List<String>> images(GridGamePosition given, String move) {
    ReferenceGrid grid = given.referenceRules();
    Map<List<String>, ReferenceSymmetry> different = new HashMap<>();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(grid)) {
      different.put(grid.cells().stream().map(symmetry::of).toList(), symmetry);
    }
    return different.values().stream()
        .map(symmetry -> List.of(image(symmetry, given).text(), image(symmetry, move)))
        .toList();
  }

  @Override
  protected Optional<GridGamePosition> withPlayersExchanged(GridGamePosition given) {
    return Optional.of(given.withOtherPlayer());
  }

  @ParameterizedTest
  @CsvSource({
    "heaps:sizes=3-4-5, 1",
    "heaps:sizes=3-4-5-4-3, 4",
    "heaps:sizes=2-2-2-7, 6",
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

  static GridGamePosition image(ReferenceSymmetry symmetry, GridGamePosition given) {
    return given.with(symmetry.of(given.balls()));
  }

  static String image(ReferenceSymmetry symmetry, String move) {
    return ReferenceTexts.format(symmetry.of(ReferenceTexts.parseCells(move)));
  }
}
