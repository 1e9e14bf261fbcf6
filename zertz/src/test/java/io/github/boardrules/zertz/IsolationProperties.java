package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.PlayedGame;
import io.github.boardrules.zertz.reference.ReferenceCell;
import io.github.boardrules.zertz.reference.ReferenceRings;
import io.github.boardrules.zertz.reference.ReferenceVariant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/**
 * Groups cut off from the rest (RULES.md, "Claims"; "Invariants", 8 and 9; "Decisions", 5 to 7).
 */
class IsolationProperties {
  @Property
  void invariant8AFullGroupNeverChanges(
      @ForAll(supplier = Arbitraries.AnyGame.class) PlayedGame<GamePosition, ZertzMove> played) {
    Map<ReferenceCell, Character> frozen = frozen(played.opening());
    for (PlayedGame.Ply<GamePosition, ZertzMove> turn : played.plies()) {
      if (turn.move() instanceof ZertzMove.Retract) {
        frozen.clear();
      }
      ReferenceRings rings = turn.after().reference().rings();

      assertThat(rings.contents().entrySet()).as("%s", turn).containsAll(frozen.entrySet());
      frozen.putAll(frozen(turn.after()));
    }
  }

  @Property
  void invariant9ThereAreNeverHoles(
      @ForAll(supplier = Arbitraries.AnyRules.class) ZertzRules rules, @ForAll long seed) {
    PlayedGame<GamePosition, ZertzMove> played =
        RandomGames.compact(rules.options(), new Dice(seed));
    assertNoHole(played.opening());
    played.plies().forEach(turn -> assertNoHole(turn.after()));
  }

  /** Returns the rings of full groups and their marbles. */
  private static Map<ReferenceCell, Character> frozen(GamePosition game) {
    ReferenceRings rings = game.reference().rings();
    Map<ReferenceCell, Character> frozen = new HashMap<>();
    for (Set<ReferenceCell> group : rings.fullGroups()) {
      group.forEach(cell -> frozen.put(cell, rings.marble(cell)));
    }
    return frozen;
  }

  /** Checks that all cells without a ring, on the board and around it, are connected. */
  private static void assertNoHole(GamePosition game) {
    ReferenceVariant variant = game.referenceRules().variant();
    Set<ReferenceCell> without = new HashSet<>();
    for (ReferenceCell cell : variant.cells()) {
      without.add(cell);
      without.addAll(cell.neighbours());
    }
    without.removeAll(game.reference().rings().cells());
    Deque<ReferenceCell> open = new ArrayDeque<>(List.of(without.iterator().next()));
    while (!open.isEmpty()) {
      ReferenceCell cell = open.pop();
      if (without.remove(cell)) {
        open.addAll(cell.neighbours());
      }
    }

    assertThat(without).as("%s", game).isEmpty();
  }
}
