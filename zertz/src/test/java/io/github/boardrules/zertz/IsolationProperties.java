package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.Game;
import io.github.boardrules.zertz.plain.PlainMove;
import io.github.boardrules.zertz.plain.PlainPlace;
import io.github.boardrules.zertz.plain.PlainRings;
import io.github.boardrules.zertz.plain.PlainVariant;
import io.github.boardrules.zertz.plain.PlainZertz;
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
      @ForAll(supplier = Cases.AnyScene.class) Scene scene) {
    PlainRings before = scene.plain().rings();
    for (PlainMove.Placement placement : placements(scene)) {
      if (!placement.claimed().isEmpty()) {
        PlainRings after = PlainZertz.filled(before, placement);
        Set<PlainPlace> left = new HashSet<>(placement.claimed().keySet());
        for (Set<PlainPlace> group : after.fullGroups()) {
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
      @ForAll(supplier = Cases.CalmScene.class) Scene scene, @ForAll long seed) {
    boolean automatic = scene.rules().options().claim() == ZertzOptions.Claim.AUTOMATIC;
    PlainRings before = scene.plain().rings();
    Map<PlainMove.Placement, Integer> choices = new LinkedHashMap<>();
    for (PlainMove.Placement placement : placements(scene)) {
      PlainMove.Placement bare =
          new PlainMove.Placement(
              placement.colour(), placement.ring(), placement.removed(), new TreeMap<>());
      choices.merge(bare, 1, Integer::sum);
    }

    new Dice(seed)
        .shuffled(choices.keySet()).stream()
            .limit(SAMPLED_MOVES)
            .forEach(
                bare -> {
                  PlainRings after = PlainZertz.filled(before, bare);
                  int groups = PlainZertz.claimable(before, after).size();
                  assertThat(choices.get(bare))
                      .as("%s", bare)
                      .isEqualTo(automatic ? 1 : 1 << groups);
                });
  }

  @Property
  void invariant8AFullGroupIsThereMarbleForMarbleForTheRestOfTheGame(
      @ForAll(supplier = Cases.AnyGame.class) Game<Scene, ZertzMove> game) {
    Map<PlainPlace, Character> frozen = frozen(game.opening());
    for (Game.Turn<Scene, ZertzMove> turn : game.turns()) {
      if (turn.move() instanceof ZertzMove.Retract) {
        frozen.clear();
      }
      PlainRings rings = turn.after().plain().rings();

      assertThat(rings.contents().entrySet()).as("%s", turn).containsAll(frozen.entrySet());
      frozen.putAll(frozen(turn.after()));
    }
  }

  @Property
  void decision5AFullGroupThatWasNotClaimedAtOnceCanNeverBeClaimed(
      @ForAll(supplier = Cases.AnyGame.class) Game<Scene, ZertzMove> game) {
    for (Game.Turn<Scene, ZertzMove> turn : game.turns()) {
      Set<PlainPlace> frozen = frozen(turn.before()).keySet();
      if (!frozen.isEmpty()) {
        assertThat(placements(turn.before()))
            .as("%s", turn.before())
            .allMatch(one -> one.claimed().keySet().stream().noneMatch(frozen::contains));
      }
    }
  }

  @Property
  void decision7WhoLeavesNoVacantRingClaimsNothingAndWins(
      @ForAll(supplier = Cases.CrowdedScene.class) Scene scene) {
    PlainRings before = scene.plain().rings();
    for (PlainMove.Placement placement : placements(scene)) {
      Scene after = scene.after(ZertzMove.parse(scene.plainTexts().format(placement)));
      boolean full = PlainZertz.filled(before, placement).vacancies().isEmpty();

      assertThat(after.status().equals("win " + scene.position().toMove() + " full-board"))
          .as("%s", placement)
          .isEqualTo(full);
      assertThat(full && !placement.claimed().isEmpty()).as("%s", placement).isFalse();
    }
  }

  @Property
  void invariant9ThereAreNeverHoles(
      @ForAll(supplier = Cases.WholeGame.class) Game<Scene, ZertzMove> game) {
    assertNoHole(game.opening());
    game.turns().forEach(turn -> assertNoHole(turn.after()));
  }

  private static List<PlainMove.Placement> placements(Scene scene) {
    return scene.legalMoves().stream()
        .filter(ZertzMove.Placement.class::isInstance)
        .map(move -> (PlainMove.Placement) scene.plainTexts().parseMove(move.toString()))
        .toList();
  }

  /** The rings of full groups and their marbles. */
  private static Map<PlainPlace, Character> frozen(Scene scene) {
    PlainRings rings = scene.plain().rings();
    Map<PlainPlace, Character> frozen = new HashMap<>();
    for (Set<PlainPlace> group : rings.fullGroups()) {
      group.forEach(place -> frozen.put(place, rings.marble(place)));
    }
    return frozen;
  }

  /** All places without a ring, on the board and round it, hang together. */
  private static void assertNoHole(Scene scene) {
    PlainVariant variant = scene.plainRules().variant();
    Set<PlainPlace> without = new HashSet<>();
    for (PlainPlace place : variant.places()) {
      without.add(place);
      without.addAll(place.neighbours());
    }
    without.removeAll(scene.plain().rings().places());
    Deque<PlainPlace> open = new ArrayDeque<>(List.of(without.iterator().next()));
    while (!open.isEmpty()) {
      PlainPlace place = open.pop();
      if (without.remove(place)) {
        open.addAll(place.neighbours());
      }
    }

    assertThat(without).as("%s", scene).isEmpty();
  }
}
