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
class HeapSolutionProperties {

  @Property
  void theSolutionAgreesWithExhaustivePlay(
      @ForAll(supplier = HeapArbitraries.FewBalls.class) HeapGamePosition given) {
    HeapSolution solution = HeapSolution.of(given.rules());
    ReferenceHeaps reference = given.referenceRules();
    ReferenceSolver<List<Integer>> played = reference.solver();
    List<Integer> heaps = given.heaps();
    List<String> winning =
        reference.moves(heaps).stream()
            .filter(move -> !played.wins(ReferenceHeaps.after(heaps, move)))
            .map(ReferenceTexts::format)
            .sorted()
            .toList();

    assertThat(solution.isWin(given.position())).isEqualTo(played.wins(heaps));
    assertThat(solution.winningMoves(given.position()).stream().map(HeapMove::toString).toList())
        .isEqualTo(winning);
    assertThat(solution.grundy(given.position()))
        .isEqualTo(reference.loses() ? OptionalInt.empty() : OptionalInt.of(played.grundy(heaps)));
  }

  @Property
  void theFormulasOfTheRulePageAgreeWithExhaustivePlay(
      @ForAll(supplier = HeapArbitraries.FewBalls.class) HeapGamePosition given) {
    ReferenceHeaps reference = given.referenceRules();
    ReferenceSolver<List<Integer>> played = reference.solver();

    assertThat(reference.winsByFormula(given.heaps())).isEqualTo(played.wins(given.heaps()));
    assertThat(reference.grundyByFormula(given.heaps())).isEqualTo(played.grundy(given.heaps()));
  }

  @Property
  void withHeapsOfAnySizeTheSolutionFollowsTheFormulas(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition given) {
    HeapSolution solution = HeapSolution.of(given.rules());
    ReferenceHeaps reference = given.referenceRules();

    assertThat(solution.isWin(given.position())).isEqualTo(reference.winsByFormula(given.heaps()));
    assertThat(solution.grundy(given.position()))
        .isEqualTo(
            reference.loses()
                ? OptionalInt.empty()
                : OptionalInt.of(reference.grundyByFormula(given.heaps())));
  }

  @Property
  void aPositionIsLostExactlyIfNoLegalMoveLeadsToALostPosition(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition given) {
    HeapSolution solution = HeapSolution.of(given.rules());
    List<HeapMove> winning =
        given.legalMoves().stream()
            .filter(move -> !solution.isWin(given.after(move).position()))
            .toList();

    assertThat(solution.isWin(given.position()))
        .isEqualTo(given.isOver() ? given.referenceRules().loses() : !winning.isEmpty());
    assertThat(solution.winningMoves(given.position())).isEqualTo(winning);
  }

  @Property
  void whenTheLastBallWinsAPositionIsLostExactlyIfItsGrundyValueIsZero(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition any) {
    HeapGamePosition given = any.under(any.options().withLast(LastBallRule.WINS));
    HeapSolution solution = HeapSolution.of(given.rules());

    assertThat(solution.isWin(given.position()))
        .isEqualTo(solution.grundy(given.position()).orElseThrow() != 0);
  }
}
