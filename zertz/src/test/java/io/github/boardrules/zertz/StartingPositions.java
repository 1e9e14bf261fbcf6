package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.zertz.reference.ReferenceCell;
import io.github.boardrules.zertz.reference.ReferenceMarbles;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceRings;
import io.github.boardrules.zertz.reference.ReferenceTexts;
import io.github.boardrules.zertz.reference.ReferenceZertz;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Random starting positions of one variant, with much that is rare in random games: cut-off groups,
 * empty pools, full boards, long chains, lapses.
 */
final class StartingPositions {
  private static final int ATTEMPTS = 30;
  private static final int ALL = 24;
  private static final int MAX_POOLED = 16;

  private final ZertzRules rules;
  private final ReferenceZertz reference;
  private final Dice dice;

  StartingPositions(ZertzRules rules, Dice dice) {
    this.rules = rules;
    this.reference = ReferenceZertz.of(rules.variant());
    this.dice = dice;
  }

  /** Returns the start, or marbles on a board from which free rings were removed one by one. */
  GamePosition compact() {
    return dice.oneIn(4)
        ? game(reference.start())
        : mostlyOngoing(() -> withLapse(deal(compactRings()), this::compactRings));
  }

  /** Returns marbles on rings anywhere, with holes and islands. */
  private GamePosition scattered() {
    return mostlyOngoing(
        () -> {
          ReferencePosition position = dice.oneIn(5) ? stuck() : deal(scatteredRings());
          return withLapse(
              dice.oneIn(2) ? position : withoutCaptures(position), this::scatteredRings);
        });
  }

  GamePosition any() {
    if (dice.oneIn(20)) {
      return game(withLapse(sharedOut(deal(scatteredRings())), this::scatteredRings));
    }
    return dice.oneIn(2) ? compact() : scattered();
  }

  /** Returns sometimes any position, otherwise one that is not over, if one is found. */
  private GamePosition mostlyOngoing(Supplier<ReferencePosition> positions) {
    ReferencePosition position = positions.get();
    if (!dice.oneIn(10)) {
      for (int i = 0; i < ATTEMPTS && reference.isOver(position); i++) {
        position = positions.get();
      }
    }
    return game(position);
  }

  private GamePosition game(ReferencePosition position) {
    return GamePosition.of(
        rules.variant(), new ReferenceTexts(reference.variant()).format(position));
  }

  private ReferenceRings compactRings() {
    ReferenceRings rings = reference.start().rings();
    int left = dice.between(3, rings.cells().size());
    while (rings.cells().size() > left) {
      rings = rings.without(Set.of(dice.pick(rings.freeRings())));
    }
    return rings;
  }

  private ReferenceRings scatteredRings() {
    ReferenceRings rings = reference.start().rings();
    List<ReferenceCell> gone = dice.shuffled(rings.cells());
    int left = dice.between(3, gone.size());
    return rings.without(Set.copyOf(gone.subList(left, gone.size())));
  }

  private ReferencePosition deal(ReferenceRings vacant) {
    int rings = vacant.cells().size();
    int onBoard =
        switch (dice.between(0, 3)) {
          case 0 -> rings - 1;
          case 1 -> Math.max(0, rings - dice.between(0, 5));
          default -> dice.between(0, rings);
        };
    int pooled =
        switch (dice.between(0, 3)) {
          case 0 -> ALL;
          case 1 -> dice.between(0, MAX_POOLED);
          case 2 -> dice.between(1, 3);
          default -> 0;
        };
    return deal(vacant, onBoard, pooled, dice.between(0, 3));
  }

  /** Returns cut-off groups, hardly a vacant ring, no pool, and a player to move with no marble. */
  private ReferencePosition stuck() {
    ReferenceRings rings = scatteredRings();
    ReferencePosition position = deal(rings, rings.cells().size() - 1, 0, 1);
    return withoutCaptures(position.withSide(dice.oneIn(4) ? 1 : 2));
  }

  /** Puts marbles on vacant rings, some of the others into the pool, and deals out the rest. */
  private ReferencePosition deal(ReferenceRings vacant, int onBoard, int pooled, int favoured) {
    List<Character> bag = bag();
    List<ReferenceCell> cells = dice.shuffled(vacant.cells());
    int laid = Math.min(onBoard, bag.size());
    ReferenceRings rings = vacant;
    for (int i = 0; i < laid; i++) {
      rings = rings.with(cells.get(i), bag.get(i));
    }
    ReferencePosition position = reference.start().withRings(rings).withPool(ReferenceMarbles.NONE);
    List<Character> rest = bag.subList(laid, bag.size());
    int inPool = Math.min(pooled, rest.size());
    for (char marble : rest.subList(0, inPool)) {
      position = position.withPool(position.pool().plus(marble, 1));
    }
    for (char marble : rest.subList(inPool, rest.size())) {
      int player = favoured == 1 || favoured == 2 ? favoured : dice.between(1, 2);
      ReferencePosition given = give(position, player, marble);
      position = reference.isOver(given) ? give(position, 3 - player, marble) : given;
    }
    return count(position.withSide(dice.between(1, 2)));
  }

  private List<Character> bag() {
    List<Character> marbles = new ArrayList<>();
    for (char colour : ReferenceMarbles.COLOURS) {
      marbles.addAll(Collections.nCopies(reference.variant().marbles().of(colour), colour));
    }
    return dice.shuffled(marbles);
  }

  /** Returns the position with the pool dealt out to the players, even if they win with it. */
  private ReferencePosition sharedOut(ReferencePosition position) {
    ReferencePosition shared = position.withPool(ReferenceMarbles.NONE);
    for (char colour : ReferenceMarbles.COLOURS) {
      for (int i = 0; i < position.pool().of(colour); i++) {
        shared = give(shared, dice.between(1, 2), colour);
      }
    }
    return shared;
  }

  private static ReferencePosition give(ReferencePosition position, int player, char marble) {
    return position.withHeld(player, position.held(player).plus(marble, 1));
  }

  /** Returns the position without the rings on which a jump could land. */
  private static ReferencePosition withoutCaptures(ReferencePosition position) {
    ReferenceRings rings = position.rings();
    for (ReferenceCell from : position.rings().cells()) {
      for (ReferenceCell direction : ReferenceCell.DIRECTIONS) {
        if (rings.canJump(from, direction)) {
          rings = rings.without(Set.of(from.plus(direction).plus(direction)));
        }
      }
    }
    return position.withRings(rings);
  }

  private ReferencePosition count(ReferencePosition position) {
    int stall = reference.variant().stall();
    return position.withCounter(dice.oneIn(4) ? Math.max(0, stall - 1) : dice.between(0, stall));
  }

  /** Returns, in a variant with lapses, sometimes a bound player or a pending lapse. */
  private ReferencePosition withLapse(ReferencePosition position, Supplier<ReferenceRings> boards) {
    if (!reference.variant().retract()) {
      return position;
    }
    return switch (dice.between(0, 3)) {
      case 0 -> position.withLapse(position.rings().isCapturePossible(), Optional.empty());
      case 1 -> afterLapse(position);
      case 2 -> position.withLapse(false, unrelated(position, boards.get()));
      default -> position;
    };
  }

  /** Returns the position after a lapse, if one is legal. */
  private ReferencePosition afterLapse(ReferencePosition position) {
    if (!position.rings().isCapturePossible()) {
      return position;
    }
    GamePosition game = game(position);
    List<ZertzMove> lapses =
        game.legalMoves().stream().filter(ZertzMove.Place.class::isInstance).toList();
    return lapses.isEmpty() ? position : game.after(dice.pick(lapses)).reference();
  }

  /** Returns a position before a lapse that has no relation to the one after it. */
  private Optional<ReferencePosition> unrelated(ReferencePosition position, ReferenceRings board) {
    ReferencePosition before = deal(board);
    return before.rings().isCapturePossible()
        ? Optional.of(before.withSide(position.otherSide()))
        : Optional.empty();
  }
}
