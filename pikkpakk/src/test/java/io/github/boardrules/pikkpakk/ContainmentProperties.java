package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.pikkpakk.reference.ReferenceVariant;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Each list of moves contains that of a stricter option (RULES.md, "Invariants"). */
class ContainmentProperties {
  private static final int SAMPLE = 12;

  @Property
  void stepsOneIsContainedInStepsOwnAndThatInStepsAny(
      @ForAll(supplier = Arbitraries.AbalonePosition.class) GamePosition given, @ForAll long seed) {
    // With steps=1 only collision=stop is a variant.
    ReferenceVariant one = given.variant().with("collision", "stop").with("steps", "1");
    GamePosition own = given.under("steps", "own");

    assertContained(GamePosition.of(PikkPakkRules.parse(one.id()), given.text()), own, seed);
    assertContained(own, given.under("steps", "any"), seed);
  }

  @Property
  void stepsOneIsContainedInStepsAnyInPikkPakk(
      @ForAll(supplier = Arbitraries.PikkPakkPosition.class) GamePosition given,
      @ForAll long seed) {
    assertContained(given.under("steps", "1"), given.under("steps", "any"), seed);
  }

  @Property
  void collisionStopIsContainedInCollisionPush(
      @ForAll(supplier = Arbitraries.AbalonePosition.class) GamePosition any, @ForAll long seed) {
    GamePosition given = any.variant().is("steps", "1") ? any.under("steps", "any") : any;

    assertContained(given.under("collision", "stop"), given.under("collision", "push"), seed);
  }

  @Property
  void ownNoIsContainedInOwnYesSideNoInSideYesAndStepsExactInStepsOwn(
      @ForAll(supplier = Arbitraries.AbalonePosition.class) GamePosition given, @ForAll long seed) {
    assertContained(given.under("own", "no"), given.under("own", "yes"), seed);
    assertContained(given.under("side", "no"), given.under("side", "yes"), seed);
    assertContained(given.under("steps", "exact"), given.under("steps", "own"), seed);
  }

  @Property
  void equalNoIsContainedInEqualYesAndEveryMoveThatThisAddsWinsAtOnce(
      @ForAll(supplier = Arbitraries.PikkPakkPosition.class) GamePosition given,
      @ForAll long seed) {
    GamePosition strict = given.under("equal", "no");
    GamePosition free = given.under("equal", "yes");
    List<String> added = new ArrayList<>(free.legal());
    added.removeAll(strict.legal());

    assertContained(strict, free, seed);
    assertThat(added)
        .allMatch(
            move ->
                free.play(move)
                    .status()
                    .equals("win " + given.position().toMove() + " surrounded"));
  }

  @Property
  void majorityYesIsContainedInMajorityNo(
      @ForAll(supplier = Arbitraries.FivePushPosition.class) GamePosition given,
      @ForAll long seed) {
    assertContained(given.under("majority", "yes"), given.under("majority", "no"), seed);
  }

  @Property
  void fullBlockIsContainedInFullDrop(
      @ForAll(supplier = Arbitraries.PushFourPosition.class) GamePosition given,
      @ForAll long seed) {
    assertContained(given.under("full", "block"), given.under("full", "drop"), seed);
  }

  /**
   * Asserts that the other list has all moves too, and that a sample leads to the same positions.
   */
  private static void assertContained(GamePosition strict, GamePosition free, long seed) {
    List<String> moves = strict.legal();

    assertThat(free.legal()).as("%s", strict).containsAll(moves);
    List<String> some = new Dice(seed).shuffled(moves);
    for (String move : some.subList(0, Math.min(SAMPLE, some.size()))) {
      assertThat(free.play(move).text())
          .as("%s: %s", strict, move)
          .isEqualTo(strict.play(move).text());
    }
  }
}
