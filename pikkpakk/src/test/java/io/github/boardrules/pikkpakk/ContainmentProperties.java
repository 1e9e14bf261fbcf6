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
      @ForAll(supplier = Arbitraries.AbaloneScene.class) Scene scene, @ForAll long seed) {
    // With one step there is no other collision.
    ReferenceVariant one = scene.variant().with("collision", "stop").with("steps", "1");
    Scene own = scene.under("steps", "own");

    assertContained(Scene.of(PikkPakkRules.parse(one.id()), scene.text()), own, seed);
    assertContained(own, scene.under("steps", "any"), seed);
  }

  @Property
  void stepsOneIsContainedInStepsAnyInPikkPakk(
      @ForAll(supplier = Arbitraries.PikkPakkScene.class) Scene scene, @ForAll long seed) {
    assertContained(scene.under("steps", "1"), scene.under("steps", "any"), seed);
  }

  @Property
  void stepsOwnContainsStepsExact(
      @ForAll(supplier = Arbitraries.AbaloneScene.class) Scene scene, @ForAll long seed) {
    assertContained(scene.under("steps", "exact"), scene.under("steps", "own"), seed);
  }

  @Property
  void collisionStopIsContainedInCollisionPush(
      @ForAll(supplier = Arbitraries.AbaloneScene.class) Scene any, @ForAll long seed) {
    Scene scene = any.variant().is("steps", "1") ? any.under("steps", "any") : any;

    assertContained(scene.under("collision", "stop"), scene.under("collision", "push"), seed);
  }

  @Property
  void ownNoIsContainedInOwnYes(
      @ForAll(supplier = Arbitraries.AbaloneScene.class) Scene scene, @ForAll long seed) {
    assertContained(scene.under("own", "no"), scene.under("own", "yes"), seed);
  }

  @Property
  void sideNoIsContainedInSideYes(
      @ForAll(supplier = Arbitraries.AbaloneScene.class) Scene scene, @ForAll long seed) {
    assertContained(scene.under("side", "no"), scene.under("side", "yes"), seed);
  }

  @Property
  void equalNoIsContainedInEqualYesAndEveryMoveThatThisAddsWinsAtOnce(
      @ForAll(supplier = Arbitraries.PikkPakkScene.class) Scene scene, @ForAll long seed) {
    Scene strict = scene.under("equal", "no");
    Scene free = scene.under("equal", "yes");
    List<String> added = new ArrayList<>(free.legal());
    added.removeAll(strict.legal());

    assertContained(strict, free, seed);
    assertThat(added)
        .allMatch(
            move ->
                free.play(move)
                    .status()
                    .equals("win " + scene.position().toMove() + " surrounded"));
  }

  @Property
  void majorityYesIsContainedInMajorityNo(
      @ForAll(supplier = Arbitraries.FivePushScene.class) Scene scene, @ForAll long seed) {
    assertContained(scene.under("majority", "yes"), scene.under("majority", "no"), seed);
  }

  @Property
  void fullBlockIsContainedInFullDrop(
      @ForAll(supplier = Arbitraries.PushFourScene.class) Scene scene, @ForAll long seed) {
    assertContained(scene.under("full", "block"), scene.under("full", "drop"), seed);
  }

  /** All moves are in the other list too, and some that are looked at give the same position. */
  private static void assertContained(Scene strict, Scene free, long seed) {
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
