package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.PuzzlePath;
import io.github.boardrules.core.search.Solver;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import io.github.boardrules.pikkpakk.value.PikkPakkPattern;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import io.github.boardrules.pikkpakk.value.PushRule;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The solver of inlay puzzles, with random patterns and random pushes. */
class InlaySolverProperties {
  private static final int MAX_PUSHES_LOOKED_FOR_ONE_BY_ONE = 3;

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

  @Property(tries = 15)
  void everyPatternIsMadeFromEveryOtherWithTheSameBalls(
      @ForAll(supplier = Dice.Seed.class) long seed) {
    PikkPakkRules rules = puzzle(new Dice(seed));

    InlayPuzzles.assertSolved(rules, Solver.ofPuzzle(rules).withLimit(1), rules.start());
  }

  @Property(tries = 12)
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
