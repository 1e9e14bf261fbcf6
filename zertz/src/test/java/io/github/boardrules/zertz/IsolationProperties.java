package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.zertz.reference.ReferenceMove;
import io.github.boardrules.zertz.reference.ReferencePlace;
import io.github.boardrules.zertz.reference.ReferenceRings;
import io.github.boardrules.zertz.reference.ReferenceVariant;
import io.github.boardrules.zertz.reference.ReferenceZertz;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Groups cut off from the rest (RULES.md, "Claims"; "Invariants", 8 and 9; "Decisions", 5 to 7).
 */
class IsolationProperties {
  private static final int SAMPLED_MOVES = 40;

  @Property
  void onlyGroupsThatTheTurnHasMadeFullOrCutOffMayBeClaimed(
      @ForAll(supplier = Arbitraries.AnyScene.class) Scene scene) {
    ReferenceRings before = scene.plain().rings();
    for (ReferenceMove.Placement placement : placements(scene)) {
      if (!placement.claimed().isEmpty()) {
        ReferenceRings after = ReferenceZertz.filled(before, placement);
        Set<ReferencePlace> left = new HashSet<>(placement.claimed().keySet());
        for (Set<ReferencePlace> group : after.fullGroups()) {
          if (left.removeAll(group)) {
            assertThat(placement.claimed().keySet()).as("%s", placement).containsAll(group);
            assertThat(before.fullGroups()).as("%s", placement).doesNotContain(group);
          }
        }

        assertThat(left).as("claimed, but in no full group: %s", placement).isEmpty();
        assertThat(after.vacancies()).as("%s", placement).isNotEmpty();
      }
    }
  }

  @Property
  void everyChoiceOfGroupsIsAMoveOrAllOfThemOneMove(
      @ForAll(supplier = Arbitraries.CalmScene.class) Scene scene, @ForAll long seed) {
    boolean automatic = scene.rules().options().claim() == ZertzOptions.ClaimRule.AUTOMATIC;
    ReferenceRings before = scene.plain().rings();
    Map<ReferenceMove.Placement, Integer> choices = new LinkedHashMap<>();
    for (ReferenceMove.Placement placement : placements(scene)) {
      ReferenceMove.Placement bare =
          new ReferenceMove.Placement(
              placement.colour(), placement.ring(), placement.removed(), new TreeMap<>());
      choices.merge(bare, 1, Integer::sum);
    }

    new Dice(seed)
        .shuffled(choices.keySet()).stream()
            .limit(SAMPLED_MOVES)
            .forEach(
                bare -> {
                  ReferenceRings after = ReferenceZertz.filled(before, bare);
                  int groups = ReferenceZertz.claimable(before, after).size();
                  assertThat(choices.get(bare))
                      .as("%s", bare)
                      .isEqualTo(automatic ? 1 : 1 << groups);
                });
  }

  @Property
  void invariant8AFullGroupIsThereMarbleForMarbleForTheRestOfTheGame(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<Scene, ZertzMove> game) {
    Map<ReferencePlace, Character> frozen = frozen(game.opening());
    for (PlayedGame.Turn<Scene, ZertzMove> turn : game.turns()) {
      if (turn.move() instanceof ZertzMove.Retract) {
        frozen.clear();
      }
      ReferenceRings rings = turn.after().plain().rings();

      assertThat(rings.contents().entrySet()).as("%s", turn).containsAll(frozen.entrySet());
      frozen.putAll(frozen(turn.after()));
    }
  }

  @Property
  void decision5AFullGroupThatWasNotClaimedAtOnceCanNeverBeClaimed(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<Scene, ZertzMove> game) {
    for (PlayedGame.Turn<Scene, ZertzMove> turn : game.turns()) {
      Set<ReferencePlace> frozen = frozen(turn.before()).keySet();
      if (!frozen.isEmpty()) {
        assertThat(placements(turn.before()))
            .as("%s", turn.before())
            .allMatch(one -> one.claimed().keySet().stream().noneMatch(frozen::contains));
      }
    }
  }

  @Property
  void decision7WhoLeavesNoVacantRingClaimsNothingAndWins(
      @ForAll(supplier = Arbitraries.CrowdedScene.class) Scene scene) {
    ReferenceRings before = scene.plain().rings();
    for (ReferenceMove.Placement placement : placements(scene)) {
      Scene after = scene.after(ZertzMove.parse(scene.plainTexts().format(placement)));
      boolean full = ReferenceZertz.filled(before, placement).vacancies().isEmpty();

      assertThat(after.status().equals("win " + scene.position().toMove() + " full-board"))
          .as("%s", placement)
          .isEqualTo(full);
      assertThat(full && !placement.claimed().isEmpty()).as("%s", placement).isFalse();
    }
  }

  @Property
  void invariant9ThereAreNeverHoles(
      @ForAll(supplier = Arbitraries.WholeGame.class) PlayedGame<Scene, ZertzMove> game) {
    assertNoHole(game.opening());
    game.turns().forEach(turn -> assertNoHole(turn.after()));
  }

  private static List<ReferenceMove.Placement> placements(Scene scene) {
    return scene.legalMoves().stream()
        .filter(ZertzMove.Placement.class::isInstance)
        .map(move -> (ReferenceMove.Placement) scene.plainTexts().parseMove(move.toString()))
        .toList();
  }

  /** The rings of full groups and their marbles. */
  private static Map<ReferencePlace, Character> frozen(Scene scene) {
    ReferenceRings rings = scene.plain().rings();
    Map<ReferencePlace, Character> frozen = new HashMap<>();
    for (Set<ReferencePlace> group : rings.fullGroups()) {
      group.forEach(place -> frozen.put(place, rings.marble(place)));
    }
    return frozen;
  }

  /** All places without a ring, on the board and round it, hang together. */
  private static void assertNoHole(Scene scene) {
    ReferenceVariant variant = scene.plainRules().variant();
    Set<ReferencePlace> without = new HashSet<>();
    for (ReferencePlace place : variant.places()) {
      without.add(place);
      without.addAll(place.neighbours());
    }
    without.removeAll(scene.plain().rings().places());
    Deque<ReferencePlace> open = new ArrayDeque<>(List.of(without.iterator().next()));
    while (!open.isEmpty()) {
      ReferencePlace place = open.pop();
      if (without.remove(place)) {
        open.addAll(place.neighbours());
      }
    }

    assertThat(without).as("%s", scene).isEmpty();
  }
}
