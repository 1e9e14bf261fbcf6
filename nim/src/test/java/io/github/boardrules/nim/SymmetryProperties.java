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
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The symmetries of grids (RULES.md, "Invariants"). */
class SymmetryProperties {

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
  void aSymmetryMapsLegalMovesToLegalMoves(
      @ForAll(supplier = GridArbitraries.AnyPosition.class) GridGamePosition given) {
    List<String> legal = given.legal();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(given.referenceRules())) {
      assertThat(image(symmetry, given).legal())
          .as("%s", symmetry)
          .containsExactlyInAnyOrderElementsOf(
              legal.stream().map(move -> image(symmetry, move)).toList());
    }
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
