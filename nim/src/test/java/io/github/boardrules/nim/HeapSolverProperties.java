package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.nim.reference.ReferenceHeaps;
import io.github.boardrules.nim.reference.ReferenceSolver;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.List;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Perfect play with heaps (RULES.md, "The solver" and "Invariants"). */
class HeapSolverProperties {

  @Property
  void verdictWinningMovesAndGrundyValueAreThoseOfPlayingEverythingOut(
      @ForAll(supplier = HeapArbitraries.FewBalls.class) HeapScene scene) {
    HeapSolution solver = HeapSolution.of(scene.rules());
    ReferenceHeaps plain = scene.plainRules();
    ReferenceSolver<List<Integer>> played = plain.solver();
    List<Integer> heaps = scene.heaps();
    List<String> winning =
        plain.moves(heaps).stream()
            .filter(move -> !played.wins(ReferenceHeaps.after(heaps, move)))
            .map(ReferenceTexts::format)
            .sorted()
            .toList();

    assertThat(solver.wins(scene.position())).isEqualTo(played.wins(heaps));
    assertThat(solver.winningMoves(scene.position()).stream().map(HeapMove::toString).toList())
        .isEqualTo(winning);
    assertThat(solver.grundy(scene.position()))
        .isEqualTo(plain.loses() ? OptionalInt.empty() : OptionalInt.of(played.grundy(heaps)));
  }

  @Property
  void theFormulasOfThePageAreTrue(
      @ForAll(supplier = HeapArbitraries.FewBalls.class) HeapScene scene) {
    ReferenceHeaps plain = scene.plainRules();
    ReferenceSolver<List<Integer>> played = plain.solver();

    assertThat(plain.winsByFormula(scene.heaps())).isEqualTo(played.wins(scene.heaps()));
    assertThat(plain.grundyByFormula(scene.heaps())).isEqualTo(played.grundy(scene.heaps()));
  }

  @Property
  void withHeapsOfAnySizeTheVerdictAndTheGrundyValueAreThoseOfTheFormulas(
      @ForAll(supplier = HeapArbitraries.AnyScene.class) HeapScene scene) {
    HeapSolution solver = HeapSolution.of(scene.rules());
    ReferenceHeaps plain = scene.plainRules();

    assertThat(solver.wins(scene.position())).isEqualTo(plain.winsByFormula(scene.heaps()));
    assertThat(solver.grundy(scene.position()))
        .isEqualTo(
            plain.loses()
                ? OptionalInt.empty()
                : OptionalInt.of(plain.grundyByFormula(scene.heaps())));
  }

  @Property
  void aPositionIsLostExactlyIfNoLegalMoveLeadsToALostPosition(
      @ForAll(supplier = HeapArbitraries.AnyScene.class) HeapScene scene) {
    HeapSolution solver = HeapSolution.of(scene.rules());
    List<HeapMove> winning =
        scene.legalMoves().stream()
            .filter(move -> !solver.wins(scene.after(move).position()))
            .toList();

    assertThat(solver.wins(scene.position()))
        .isEqualTo(scene.over() ? scene.plainRules().loses() : !winning.isEmpty());
    assertThat(solver.winningMoves(scene.position())).isEqualTo(winning);
  }

  @Property
  void whenTheLastBallWinsAPositionIsLostExactlyIfItsGrundyValueIsZero(
      @ForAll(supplier = HeapArbitraries.AnyScene.class) HeapScene any) {
    HeapScene scene = any.under(any.options().withLast(Last.WINS));
    HeapSolution solver = HeapSolution.of(scene.rules());

    assertThat(solver.wins(scene.position()))
        .isEqualTo(solver.grundy(scene.position()).orElseThrow() != 0);
  }
}
