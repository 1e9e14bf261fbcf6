package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.zertz.reference.ReferenceMarbles;
import io.github.boardrules.zertz.reference.ReferencePlace;
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
 * Positions set up by hand, of one variant. They are made so that what is rare in random games is
 * common: cut-off groups, empty pools, full boards, long chains, lapses.
 */
final class StartingPositions {
  private static final int ATTEMPTS = 30;
  private static final int ALL = 24;
  private static final int MOST_HELD = 16;

  private final ZertzRules rules;
  private final ReferenceZertz plain;
  private final Dice dice;

  StartingPositions(ZertzRules rules, Dice dice) {
    this.rules = rules;
    this.plain = ReferenceZertz.of(rules.variant());
    this.dice = dice;
  }

  /** The start, or a board from which free rings were taken one by one, with some marbles. */
  Scene whole() {
    return dice.oneIn(4)
        ? scene(plain.start())
        : often(() -> remembering(deal(thinned()), this::thinned));
  }

  /** Rings lying anywhere, with holes and islands, with some marbles. */
  Scene strewn() {
    return often(
        () -> {
          ReferencePosition position = dice.oneIn(5) ? stuck() : deal(scattered());
          return remembering(dice.oneIn(2) ? position : calmed(position), this::scattered);
        });
  }

  Scene any() {
    if (dice.oneIn(20)) {
      return scene(remembering(sharedOut(deal(scattered())), this::scattered));
    }
    return dice.oneIn(2) ? whole() : strewn();
  }

  /** Now and then any position, otherwise one in which the game goes on, if one is found. */
  private Scene often(Supplier<ReferencePosition> positions) {
    ReferencePosition position = positions.get();
    if (!dice.oneIn(10)) {
      for (int i = 0; i < ATTEMPTS && plain.over(position); i++) {
        position = positions.get();
      }
    }
    return scene(position);
  }

  private Scene scene(ReferencePosition position) {
    return Scene.of(rules.variant(), new ReferenceTexts(plain.variant()).format(position));
  }

  private ReferenceRings thinned() {
    ReferenceRings rings = plain.start().rings();
    int left = dice.between(3, rings.places().size());
    while (rings.places().size() > left) {
      rings = rings.without(Set.of(dice.pick(rings.freeRings())));
    }
    return rings;
  }

  private ReferenceRings scattered() {
    ReferenceRings rings = plain.start().rings();
    List<ReferencePlace> gone = dice.shuffled(rings.places());
    int left = dice.between(3, gone.size());
    return rings.without(Set.copyOf(gone.subList(left, gone.size())));
  }

  private ReferencePosition deal(ReferenceRings vacant) {
    int rings = vacant.places().size();
    int onBoard =
        switch (dice.between(0, 3)) {
          case 0 -> rings - 1;
          case 1 -> Math.max(0, rings - dice.between(0, 5));
          default -> dice.between(0, rings);
        };
    int pooled =
        switch (dice.between(0, 3)) {
          case 0 -> ALL;
          case 1 -> dice.between(0, MOST_HELD);
          case 2 -> dice.between(1, 3);
          default -> 0;
        };
    return deal(vacant, onBoard, pooled, dice.between(0, 3));
  }

  /** Cut-off groups, hardly a vacancy, no pool, and nothing in hand for the player to move. */
  private ReferencePosition stuck() {
    ReferenceRings rings = scattered();
    ReferencePosition position = deal(rings, rings.places().size() - 1, 0, 1);
    return calmed(position.withSide(dice.oneIn(4) ? 1 : 2));
  }

  /** Lays marbles on vacant rings, pools some of the others and shares out the rest. */
  private ReferencePosition deal(ReferenceRings vacant, int onBoard, int pooled, int favoured) {
    List<Character> bag = bag();
    List<ReferencePlace> places = dice.shuffled(vacant.places());
    int laid = Math.min(onBoard, bag.size());
    ReferenceRings rings = vacant;
    for (int i = 0; i < laid; i++) {
      rings = rings.with(places.get(i), bag.get(i));
    }
    ReferencePosition position = plain.start().withRings(rings).withPool(ReferenceMarbles.NONE);
    List<Character> rest = bag.subList(laid, bag.size());
    int inPool = Math.min(pooled, rest.size());
    for (char marble : rest.subList(0, inPool)) {
      position = position.withPool(position.pool().plus(marble, 1));
    }
    for (char marble : rest.subList(inPool, rest.size())) {
      int player = favoured == 1 || favoured == 2 ? favoured : dice.between(1, 2);
      ReferencePosition given = give(position, player, marble);
      position = plain.over(given) ? give(position, 3 - player, marble) : given;
    }
    return count(position.withSide(dice.between(1, 2)));
  }

  private List<Character> bag() {
    List<Character> marbles = new ArrayList<>();
    for (char colour : ReferenceMarbles.COLOURS) {
      marbles.addAll(Collections.nCopies(plain.variant().marbles().of(colour), colour));
    }
    return dice.shuffled(marbles);
  }

  /** The same with the pool in the hands of the players, whatever they win with it. */
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

  /** The same without the rings on which a jump could land: no capture is possible. */
  private static ReferencePosition calmed(ReferencePosition position) {
    ReferenceRings rings = position.rings();
    for (ReferencePlace from : position.rings().places()) {
      for (ReferencePlace direction : ReferencePlace.DIRECTIONS) {
        if (rings.canJump(from, direction)) {
          rings = rings.without(Set.of(from.plus(direction).plus(direction)));
        }
      }
    }
    return position.withRings(rings);
  }

  private ReferencePosition count(ReferencePosition position) {
    int stall = plain.variant().stall();
    return position.withCounter(dice.oneIn(4) ? Math.max(0, stall - 1) : dice.between(0, stall));
  }

  /** In a variant with lapses: now and then bound, or after a lapse. */
  private ReferencePosition remembering(
      ReferencePosition position, Supplier<ReferenceRings> boards) {
    if (!plain.variant().retract()) {
      return position;
    }
    return switch (dice.between(0, 3)) {
      case 0 -> position.withLapse(position.rings().captureIsPossible(), Optional.empty());
      case 1 -> afterLapse(position);
      case 2 -> position.withLapse(false, unrelated(position, boards.get()));
      default -> position;
    };
  }

  /** What a lapse leads to, where one is legal. */
  private ReferencePosition afterLapse(ReferencePosition position) {
    if (!position.rings().captureIsPossible()) {
      return position;
    }
    Scene scene = scene(position);
    List<ZertzMove> lapses =
        scene.legalMoves().stream().filter(ZertzMove.Placement.class::isInstance).toList();
    if (lapses.isEmpty()) {
      return position;
    }
    return new Scene(scene.rules(), scene.rules().play(scene.position(), dice.pick(lapses)))
        .plain();
  }

  /** A position before a lapse that has nothing to do with the one after it. */
  private Optional<ReferencePosition> unrelated(ReferencePosition position, ReferenceRings board) {
    ReferencePosition before = deal(board);
    return before.rings().captureIsPossible()
        ? Optional.of(before.withSide(position.otherSide()))
        : Optional.empty();
  }
}
