package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.nim.plain.PlainHeaps;
import io.github.boardrules.nim.plain.PlainSolver;
import io.github.boardrules.nim.plain.PlainTexts;
import java.util.List;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Perfect play with heaps (RULES.md, "The solver" and "Invariants"). */
class HeapSolverProperties {

  @Property
  void verdictWinningMovesAndGrundyValueAreThoseOfPlayingEverythingOut(
      @ForAll(supplier = HeapCases.FewBalls.class) HeapScene scene) {
    HeapSolver solver = HeapSolver.of(scene.rules());
    PlainHeaps plain = scene.plainRules();
    PlainSolver<List<Integer>> played = plain.solver();
    List<Integer> heaps = scene.heaps();
    List<String> winning =
        plain.moves(heaps).stream()
            .filter(move -> !played.wins(PlainHeaps.after(heaps, move)))
            .map(PlainTexts::format)
            .sorted()
            .toList();

    assertThat(solver.wins(scene.position())).isEqualTo(played.wins(heaps));
    assertThat(solver.winningMoves(scene.position()).stream().map(HeapMove::toString).toList())
        .isEqualTo(winning);
    assertThat(solver.grundy(scene.position()))
        .isEqualTo(plain.loses() ? OptionalInt.empty() : OptionalInt.of(played.grundy(heaps)));
  }

  @Property
  void theFormulasOfThePageAreTrue(@ForAll(supplier = HeapCases.FewBalls.class) HeapScene scene) {
    PlainHeaps plain = scene.plainRules();
    PlainSolver<List<Integer>> played = plain.solver();

    assertThat(plain.winsByFormula(scene.heaps())).isEqualTo(played.wins(scene.heaps()));
    assertThat(plain.grundyByFormula(scene.heaps())).isEqualTo(played.grundy(scene.heaps()));
  }

  @Property
  void withHeapsOfAnySizeTheVerdictAndTheGrundyValueAreThoseOfTheFormulas(
      @ForAll(supplier = HeapCases.AnyScene.class) HeapScene scene) {
    HeapSolver solver = HeapSolver.of(scene.rules());
    PlainHeaps plain = scene.plainRules();

    assertThat(solver.wins(scene.position())).isEqualTo(plain.winsByFormula(scene.heaps()));
    assertThat(solver.grundy(scene.position()))
        .isEqualTo(
            plain.loses()
                ? OptionalInt.empty()
                : OptionalInt.of(plain.grundyByFormula(scene.heaps())));
  }

  @Property
  void aPositionIsLostExactlyIfNoLegalMoveLeadsToALostPosition(
      @ForAll(supplier = HeapCases.AnyScene.class) HeapScene scene) {
    HeapSolver solver = HeapSolver.of(scene.rules());
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
      @ForAll(supplier = HeapCases.AnyScene.class) HeapScene any) {
    HeapScene scene = any.under(any.options().withLast(Last.WINS));
    HeapSolver solver = HeapSolver.of(scene.rules());

    assertThat(solver.wins(scene.position()))
        .isEqualTo(solver.grundy(scene.position()).orElseThrow() != 0);
  }
}
