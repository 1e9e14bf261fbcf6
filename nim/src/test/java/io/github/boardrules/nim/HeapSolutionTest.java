package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.GameValue;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.nim.reference.ReferenceHeaps;
import io.github.boardrules.nim.reference.ReferenceSolver;
import java.util.List;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "The solver": perfect play on heaps. */
class HeapSolutionTest {
  @Test
  void theTriangleIsWonByTakingTheWholeRowOfEightAndByNothingElse() {
    HeapSolution solution = solution("triangle");
    HeapPosition start = solution.rules().start();

    assertThat(solution.grundy(start)).hasValue(8);
    assertThat(solution.bestMoves(start)).containsExactly(new HeapMove(8, 8));
    assertThat(solution("triangle:last=loses").bestMoves(start))
        .containsExactly(new HeapMove(8, 8));
  }

  @Test
  void aGameValueNamesTheWinnerAndHasADistanceOnlyAtTheEnd() {
    HeapSolution solution = solution("triangle");
    HeapPosition start = solution.rules().start();
    HeapPosition lost = position("triangle", "1-2-3-4-5-6-7-0 2");

    assertThat(solution.gameValue(start)).isEqualTo(GameValue.win(1));
    assertThat(solution.gameValue(lost)).isEqualTo(GameValue.win(1));
    assertThat(solution.bestMoves(lost)).isEqualTo(solution.rules().legalMoves(lost));
    assertThat(solution.gameValue(position("triangle", "0-0-0-0-0-0-0-0 2")))
        .isEqualTo(GameValue.win(1, 0));
    assertThat(solution("triangle:last=loses").gameValue(position("triangle", "0-0-0-0-0-0-0-0 2")))
        .isEqualTo(GameValue.win(2, 0));
  }

  @Test
  void theLargestHeapsAreSolvedWithoutASearch() {
    HeapRules rules =
        HeapRules.parse("heaps:sizes=99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-99-98");

    assertThat(Solver.of(rules).withLimit(1).solve(rules.start())).isInstanceOf(HeapSolution.class);
    assertThat(HeapSolution.of(rules).gameValue(rules.start())).isEqualTo(GameValue.win(1));
    assertThat(HeapSolution.of(rules).grundy(rules.start())).hasValue(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"heaps:sizes=3-4", "heaps:sizes=3-4-5-6", "heaps:sizes=3-4-6"})
  void otherHeapsAreRefused(String variant) {
    HeapSolution solution = solution("heaps:sizes=3-4-5");
    HeapPosition other = HeapRules.parse(variant).start();

    assertThat(solution.covers(other)).isFalse();
    assertThatIllegalArgumentException().isThrownBy(() -> solution.isWin(other));
    assertThatIllegalArgumentException().isThrownBy(() -> solution.gameValue(other));
    assertThatIllegalArgumentException().isThrownBy(() -> solution.grundy(other));
  }

  @Property
  void theFormulasOfTheRulePageAgreeWithExhaustivePlay(
      @ForAll(supplier = Dice.Seed.class) long which) {
    HeapGamePosition given = HeapArbitraries.fewBalls(new Dice(which));
    ReferenceHeaps reference = given.referenceRules();
    ReferenceSolver<List<Integer>> played = reference.solver();

    assertThat(reference.winsByFormula(given.heaps())).isEqualTo(played.wins(given.heaps()));
    assertThat(reference.grundyByFormula(given.heaps())).isEqualTo(played.grundy(given.heaps()));
  }

  @Property
  void withHeapsOfAnySizeTheSolutionFollowsTheFormulas(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    HeapGamePosition given = HeapArbitraries.gamePosition(new Dice(seed));
    HeapSolution solution = HeapSolution.of(given.rules());
    ReferenceHeaps reference = given.referenceRules();

    assertThat(solution.isWin(given.position())).isEqualTo(reference.winsByFormula(given.heaps()));
    assertThat(solution.grundy(given.position()))
        .isEqualTo(
            reference.loses()
                ? OptionalInt.empty()
                : OptionalInt.of(reference.grundyByFormula(given.heaps())));
  }

  private static HeapSolution solution(String variant) {
    return HeapSolution.of(HeapRules.parse(variant));
  }

  private static HeapPosition position(String variant, String text) {
    return HeapRules.parse(variant).notation().parsePosition(text);
  }
}
