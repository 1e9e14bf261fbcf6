package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.core.search.GameValue;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.nim.reference.ReferenceHeaps;
import io.github.boardrules.nim.reference.ReferenceSolver;
import io.github.boardrules.nim.reference.ReferenceTexts;
import java.util.List;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "The solver": perfect play on heaps. */
class HeapSolutionTest {
  @Test
  void theTriangleIsWonByTakingTheWholeRowOfEightAndByNothingElse() {
    HeapSolution solution = solution("triangle");
    HeapPosition start = solution.rules().start();

    assertThat(solution.isWin(start)).isTrue();
    assertThat(solution.grundy(start)).hasValue(8);
    assertThat(Setup.winningMoves(solution, start)).containsExactly(new HeapMove(8, 8));
    assertThat(solution.isWin(solution.rules().play(start, new HeapMove(8, 8)))).isFalse();
    assertThat(Setup.winningMoves(solution("triangle:last=loses"), start))
        .containsExactly(new HeapMove(8, 8));
  }

  @Test
  void classicNimIsWonByTakingTwoFromTheHeapOfThree() {
    HeapSolution solution = solution("heaps:sizes=3-4-5");

    assertThat(Setup.winningMoves(solution, solution.rules().start()))
        .containsExactly(new HeapMove(1, 2));
    assertThat(solution.grundy(solution.rules().start())).hasValue(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "heaps:sizes=21,max=3 | 1",
        "heaps:sizes=20,max=3 | 0",
        "heaps:sizes=99,max=99 | 99",
        "heaps:sizes=9-1,max=1 | 0",
        "heaps:sizes=10-10-2,max=3 | 2"
      })
  void withAMaximumAHeapCountsModuloTheMaximumPlusOne(String variant, int grundy) {
    HeapSolution solution = solution(variant);

    assertThat(solution.grundy(solution.rules().start())).hasValue(grundy);
    assertThat(solution.isWin(solution.rules().start())).isEqualTo(grundy != 0);
  }

  @ParameterizedTest
  @CsvSource({
    // as long as a reduced heap is above 1, as if the last ball won
    "3-4-5, 1-4-5 1, false",
    "3-4-5, 3-4-5 1, true",
    "3-4-5, 2-2-0 1, false",
    "3-4-5, 2-0-0 1, true",
    // then the other player wins
    "3-4-5, 1-1-1 1, false",
    "3-4-5, 1-1-0 1, true",
    "3-4-5, 0-1-0 1, false",
    "3-4-5, 0-0-0 1, true"
  })
  void withLastLosesPlayIsThatOfNimUntilNoHeapIsAboveOne(String sizes, String text, boolean wins) {
    String variant = "heaps:last=loses,sizes=" + sizes;

    assertThat(solution(variant).isWin(position(variant, text))).isEqualTo(wins);
    assertThat(Setup.winningMoves(solution(variant), position(variant, text)).isEmpty())
        .isEqualTo(!wins || text.startsWith("0-0-0"));
    assertThat(solution(variant).grundy(position(variant, text))).isEmpty();
  }

  @Test
  void aGameValueNamesTheWinnerAndHasADistanceOnlyAtTheEnd() {
    HeapSolution solution = solution("triangle");
    HeapPosition start = solution.rules().start();
    HeapPosition lost = position("triangle", "1-2-3-4-5-6-7-0 2");

    assertThat(solution.gameValue(start)).isEqualTo(GameValue.win(1));
    assertThat(solution.bestMoves(start)).containsExactly(new HeapMove(8, 8));
    assertThat(solution.gameValue(lost)).isEqualTo(GameValue.win(1));
    assertThat(Setup.winningMoves(solution, lost)).isEmpty();
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
    assertThatIllegalArgumentException().isThrownBy(() -> Setup.winningMoves(solution, other));
    assertThatIllegalArgumentException().isThrownBy(() -> solution.grundy(other));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Setup.winningMoves(solution, position("heaps:sizes=1-1", "0-0 1")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> solution("heaps:sizes=3-4-5,last=loses").grundy(other));
  }

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
    assertThat(
            Setup.winningMoves(solution, given.position()).stream()
                .map(HeapMove::toString)
                .toList())
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
    assertThat(Setup.winningMoves(solution, given.position())).isEqualTo(winning);
  }

  @Property
  void whenTheLastBallWinsAPositionIsLostExactlyIfItsGrundyValueIsZero(
      @ForAll(supplier = HeapArbitraries.AnyPosition.class) HeapGamePosition any) {
    HeapGamePosition given = any.under(any.options().withLast(LastBallRule.WINS));
    HeapSolution solution = HeapSolution.of(given.rules());

    assertThat(solution.isWin(given.position()))
        .isEqualTo(solution.grundy(given.position()).orElseThrow() != 0);
  }

  private static HeapSolution solution(String variant) {
    return HeapSolution.of(HeapRules.parse(variant));
  }

  private static HeapPosition position(String variant, String text) {
    return HeapRules.parse(variant).notation().parsePosition(text);
  }
}
