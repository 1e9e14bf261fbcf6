package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.PuzzleSolver;
import io.github.boardrules.core.SolverLimitException;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPattern;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import io.github.boardrules.pikkpakk.value.PushRule;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The solver of inlay puzzles (RULES.md, "Decisions", Inlay puzzles). */
class InlaySolverTest {
  private final PikkPakkRules inlay = PikkPakkRules.inlay();
  private static final int MAX_PUSHES_LOOKED_FOR_ONE_BY_ONE = 3;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "inlay",
        "inlay:to=frame",
        "inlay:push=square,to=frame",
        "inlay:from=halves,push=square,to=spiral"
      })
  void patternsFarApartAreMadeFromEachOtherByCycles(String variant) {
    PikkPakkRules rules = PikkPakkRules.parse(variant);

    PuzzlePath<PikkPakkMove> path =
        InlayPuzzles.assertSolved(rules, Solver.ofPuzzle(rules).withLimit(20_000), rules.start());

    assertThat(path.isShortest()).isFalse();
  }

  @Test
  void theChessboardIsMadeFromTheSpiralWithTheUsualLimit() {
    PuzzlePath<PikkPakkMove> path =
        InlayPuzzles.assertSolved(inlay, Solver.ofPuzzle(inlay), inlay.start());

    assertThat(path.moves()).hasSizeLessThan(60);
  }

  @ParameterizedTest
  @ValueSource(strings = {"line", "square"})
  void twoSingleBallsInEachOthersPlaceAreExchanged(String push) {
    String rest = "/lllllll/lllllll/lllllll/lllllll/lllllll/lllllll";
    PikkPakkRules rules =
        PikkPakkRules.parse("inlay:from=nlllllt" + rest + ",push=" + push + ",to=tllllln" + rest);

    InlayPuzzles.assertSolved(rules, Solver.ofPuzzle(rules).withLimit(1), rules.start());
  }

  @Test
  void aCycleOfThreeTakesFourPushes() {
    GamePosition played =
        GamePosition.start("inlay:from=chess,to=frame").play("4l", "cu", "4r", "cd");

    PuzzlePath<PikkPakkMove> path =
        InlayPuzzles.assertSolved(inlay, Solver.ofPuzzle(inlay), position(played.text()));

    assertThat(path.moves()).hasSize(4);
    assertThat(path.isShortest()).isTrue();
  }

  @Test
  void theGoalIsReachedWithoutAMove() {
    PikkPakkRules rules = PikkPakkRules.parse("inlay:from=chess");

    assertThat(Solver.ofPuzzle(rules).withLimit(1).solve(rules.start()))
        .contains(new PuzzlePath<>(List.of(), true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "9/9/ldldldl2/dldldld2/ldldldl2/dldtdld2/ldldldl2/dldldld2/ldldldl2",
        "9/9/2ldldldl/2dldldld/2ldldldl/2dldtdld/2ldldldl/2dldldld/2ldldldl",
      })
  void aPatternBesideTheBlockGoesThereRowByRowAndColumnByColumn(String board) {
    PikkPakkPosition corner = position(board + " 1 push");

    PuzzlePath<PikkPakkMove> path =
        InlayPuzzles.assertSolved(inlay, Solver.ofPuzzle(inlay).withLimit(5_000), corner);

    assertThat(path.moves()).hasSize(14);
  }

  @Test
  void withoutACompleteLineThereIsNoSolution() {
    PikkPakkPosition stuck =
        position("9/9/9/llll5/lllllllll/lllllllll/llddddddd/ddddddddd/ddddddddt 1 push");

    assertThat(inlay.legalMoves(stuck)).isEmpty();
    assertThat(Solver.ofPuzzle(inlay).withLimit(100).solve(stuck)).isEmpty();
  }

  @Test
  void ifTheRemainingPushesLeadNowhereThereIsNoSolution() {
    PikkPakkPosition alone =
        position("lllllll2/9/9/9/llllll3/lllllllll/llddddddd/ddddddddd/ddddddddt 1 push");

    assertThat(inlay.legalMoves(alone)).isNotEmpty();
    assertThat(Solver.ofPuzzle(inlay).withLimit(100).solve(alone)).isEmpty();
  }

  @Test
  void theLimitMayEndBeforeTheBlockIsFull() {
    PikkPakkPosition position = inlay.play(inlay.start(), PikkPakkMove.parse("bu"));
    PuzzleSolver<PikkPakkPosition, PikkPakkMove> solver = Solver.ofPuzzle(inlay).withLimit(20);

    assertThatThrownBy(() -> solver.solve(position))
        .isInstanceOfSatisfying(
            SolverLimitException.class, problem -> assertThat(problem.limit()).isEqualTo(20))
        .hasMessage("No way was found among 20 positions, and there may be one.");
    InlayPuzzles.assertSolved(inlay, solver.withLimit(1_000), position);
    assertThatIllegalArgumentException().isThrownBy(() -> solver.withLimit(0));
  }

  @Test
  void progressIsReportedFromTimeToTime() {
    List<Long> done = new ArrayList<>();
    List<Long> found = new ArrayList<>();
    Solver.ofPuzzle(inlay)
        .withLimit(50_000)
        .withProgress(
            (expanded, all) -> {
              done.add(expanded);
              found.add(all);
            })
        .solve(inlay.start());

    assertThat(done).hasSizeGreaterThan(1).isSorted();
    assertThat(found).isSorted().allMatch(all -> all <= 50_000);
  }

  @Test
  void theRulesOfAnInlayPuzzleBringTheSolver() {
    assertThat(Solver.ofPuzzle(inlay)).isInstanceOf(InlaySolver.class);
    assertThat(PikkPakkRules.abalone().knowledge().puzzleSolver()).isEmpty();
  }

  @Test
  void otherGamesAndPositionsOfOtherVariantsAreRefused() {
    PikkPakkPosition other = PikkPakkRules.parse("inlay:to=frame").start();

    assertThatIllegalArgumentException().isThrownBy(() -> Solver.ofPuzzle(inlay).solve(other));
  }

  private PikkPakkPosition position(String text) {
    return inlay.notation().parsePosition(text);
  }

  @Property(tries = 30)
  void aFewPushesAreTakenBackByAtMostAsMany(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    PikkPakkRules rules = puzzle(dice);
    int pushes = dice.between(1, 6);
    PikkPakkPosition position = InlayPuzzles.scrambled(rules, pushes, dice);

    PuzzlePath<PikkPakkMove> path =
        InlayPuzzles.assertSolved(rules, Solver.ofPuzzle(rules), position);

    assertThat(path.isShortest()).isTrue();
    assertThat(path.moves()).hasSizeLessThanOrEqualTo(pushes);
  }

  @Property(tries = 20)
  void noWayIsShorter(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    PikkPakkRules rules = puzzle(dice);
    int pushes = dice.between(1, MAX_PUSHES_LOOKED_FOR_ONE_BY_ONE);
    PikkPakkPosition position = InlayPuzzles.scrambled(rules, pushes, dice);

    PuzzlePath<PikkPakkMove> path =
        InlayPuzzles.assertSolved(rules, Solver.ofPuzzle(rules), position);

    assertThat(path.moves()).hasSize(InlayPuzzles.distance(rules, position, pushes));
  }

  @Property(tries = 5)
  void everyPatternIsMadeFromEveryOtherWithTheSameBalls(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    PikkPakkRules rules = puzzle(new Dice(seed));

    InlayPuzzles.assertSolved(rules, Solver.ofPuzzle(rules).withLimit(1), rules.start());
  }

  @Property(tries = 3)
  void wherePushesHaveLedOtherPushesLeadToTheGoal(@ForAll(supplier = Dice.Seed.class) long seed) {
    Dice dice = new Dice(seed);
    PikkPakkRules rules = puzzle(dice);
    PikkPakkPosition position = InlayPuzzles.scrambled(rules, dice.between(7, 60), dice);

    InlayPuzzles.assertSolved(rules, Solver.ofPuzzle(rules).withLimit(200_000), position);
  }

  private static PikkPakkRules puzzle(Dice dice) {
    PikkPakkPattern from = InlayPuzzles.pattern(dice);
    PushRule push = dice.oneIn(2) ? PushRule.LINE : PushRule.SQUARE;
    return InlayPuzzles.rules(from, push, InlayPuzzles.shuffled(from, dice));
  }
}
