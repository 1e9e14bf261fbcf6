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

/** The grid's sides are alike (RULES.md, "Invariants", the symmetries). */
class SymmetryProperties {

  @Property
  void theLibrarysSymmetriesAreFourForARectangleAndEightForASquare(
      @ForAll(supplier = GridArbitraries.AnyScene.class) GridScene scene,
      @ForAll(supplier = Dice.Seed.class) long seed) {
    Assume.that(!scene.over());
    GridMove move = new Dice(seed).pick(scene.legalMoves());
    Set<List<String>> due = new HashSet<>();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(scene.plainRules())) {
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
      @ForAll(supplier = GridArbitraries.AnyScene.class) GridScene scene) {
    List<String> legal = scene.legal();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(scene.plainRules())) {
      assertThat(image(symmetry, scene).legal())
          .as("%s", symmetry)
          .containsExactlyInAnyOrderElementsOf(
              legal.stream().map(move -> image(symmetry, move)).toList());
    }
  }

  @Property
  void aSymmetryKeepsTheSolversVerdictAndGrundyValue(
      @ForAll(supplier = GridArbitraries.SolvedScene.class) GridScene scene) {
    GridSolution solver = GridSolution.of(scene.rules()).orElseThrow();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(scene.plainRules())) {
      GridPosition image = image(symmetry, scene).position();

      assertThat(solver.wins(image)).as("%s", symmetry).isEqualTo(solver.wins(scene.position()));
      assertThat(solver.grundy(image))
          .as("%s", symmetry)
          .isEqualTo(solver.grundy(scene.position()));
    }
  }

  /** In a single row or column some of the four do the same, on a single cell all. */
  private static int differentSymmetries(ReferenceGrid grid) {
    Set<List<String>> images = new HashSet<>();
    for (ReferenceSymmetry symmetry : ReferenceSymmetry.all(grid)) {
      images.add(grid.cells().stream().map(symmetry::of).toList());
    }
    return images.size();
  }

  private static GridScene image(ReferenceSymmetry symmetry, GridScene scene) {
    return scene.with(symmetry.of(scene.balls()));
  }

  private static String image(ReferenceSymmetry symmetry, String move) {
    return ReferenceTexts.format(symmetry.of(ReferenceTexts.parseCells(move)));
  }
}
