package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.plain.PlainGrid;
import io.github.boardrules.nim.plain.PlainSymmetry;
import io.github.boardrules.nim.plain.PlainTexts;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The grid's sides are alike (RULES.md, "Invariants", the symmetries). */
class SymmetryProperties {

  @Property
  void theLibrarysSymmetriesAreFourForARectangleAndEightForASquare(
      @ForAll(supplier = GridCases.AnyScene.class) GridScene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Assume.that(!scene.over());
    GridMove move = new Dice(seed).pick(scene.legalMoves());
    Set<List<String>> due = new HashSet<>();
    for (PlainSymmetry symmetry : PlainSymmetry.all(scene.plainRules())) {
      due.add(List.of(image(symmetry, scene).text(), image(symmetry, move.toString())));
    }
    Set<List<String>> found = new HashSet<>();
    for (Symmetry<GridPosition, GridMove> symmetry : scene.rules().symmetries()) {
      found.add(
          List.of(symmetry.position(scene.position()).toString(), symmetry.move(move).toString()));
    }

    assertThat(found).isEqualTo(due);
    assertThat(scene.rules().symmetries()).hasSize(differentSymmetries(scene.plainRules()));
  }

  @Property
  void aSymmetryMapsLegalMovesToLegalMoves(
      @ForAll(supplier = GridCases.AnyScene.class) GridScene scene) {
    List<String> legal = scene.legal();
    for (PlainSymmetry symmetry : PlainSymmetry.all(scene.plainRules())) {
      assertThat(image(symmetry, scene).legal())
          .as("%s", symmetry)
          .containsExactlyInAnyOrderElementsOf(
              legal.stream().map(move -> image(symmetry, move)).toList());
    }
  }

  @Property
  void aSymmetryKeepsTheSolversVerdictAndGrundyValue(
      @ForAll(supplier = GridCases.SolvedScene.class) GridScene scene) {
    GridSolver solver = GridSolver.of(scene.rules()).orElseThrow();
    for (PlainSymmetry symmetry : PlainSymmetry.all(scene.plainRules())) {
      GridPosition image = image(symmetry, scene).position();

      assertThat(solver.wins(image)).as("%s", symmetry).isEqualTo(solver.wins(scene.position()));
      assertThat(solver.grundy(image))
          .as("%s", symmetry)
          .isEqualTo(solver.grundy(scene.position()));
    }
  }

  /** In a single row or column some of the four do the same, on a single cell all. */
  private static int differentSymmetries(PlainGrid grid) {
    Set<List<String>> images = new HashSet<>();
    for (PlainSymmetry symmetry : PlainSymmetry.all(grid)) {
      images.add(grid.cells().stream().map(symmetry::of).toList());
    }
    return images.size();
  }

  private static GridScene image(PlainSymmetry symmetry, GridScene scene) {
    return scene.with(symmetry.of(scene.balls()));
  }

  private static String image(PlainSymmetry symmetry, String move) {
    return PlainTexts.format(symmetry.of(PlainTexts.parseCells(move)));
  }
}
