package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.zertz.reference.ReferenceMarbles;
import io.github.boardrules.zertz.reference.ReferenceMove;
import io.github.boardrules.zertz.reference.ReferencePlace;
import io.github.boardrules.zertz.reference.ReferencePosition;
import io.github.boardrules.zertz.reference.ReferenceRings;
import io.github.boardrules.zertz.reference.ReferenceVariant;
import io.github.boardrules.zertz.reference.ReferenceZertz;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Moves that are nearly legal in a position, hardly legal, or legal by chance. */
final class NearMisses {
  private final ReferenceVariant variant;
  private final ReferencePosition position;
  private final ReferenceRings rings;
  private final Dice dice;

  NearMisses(ReferenceVariant variant, ReferencePosition position, Dice dice) {
    this.variant = variant;
    this.position = position;
    this.rings = position.rings();
    this.dice = dice;
  }

  ReferenceMove next() {
    return switch (dice.between(0, 9)) {
      case 0 -> new ReferenceMove.Pass();
      case 1 -> new ReferenceMove.Retract();
      case 2, 3, 4, 5 -> capture();
      default -> placement();
    };
  }

  private ReferenceMove placement() {
    ReferencePlace ring = mostly(rings.vacancies());
    char colour = dice.oneIn(6) ? colour() : mostly(position.supply());
    if (!rings.vacant(ring)) {
      return new ReferenceMove.Placement(colour, ring, somePlace(), new TreeMap<>());
    }
    List<ReferencePlace> free = rings.with(ring, colour).freeRings();
    Optional<ReferencePlace> removed = dice.oneIn(8) ? somePlace() : Optional.of(mostly(free));
    if (removed.isEmpty() || removed.get().equals(ring)) {
      return new ReferenceMove.Placement(colour, ring, removed, new TreeMap<>());
    }
    return claiming(new ReferenceMove.Placement(colour, ring, removed, new TreeMap<>()));
  }

  private ReferenceMove claiming(ReferenceMove.Placement placement) {
    ReferenceRings after = ReferenceZertz.filled(rings, placement);
    SortedMap<ReferencePlace, Character> claimed = new TreeMap<>();
    for (Set<ReferencePlace> group : groups(after)) {
      group.forEach(place -> claimed.put(place, after.marble(place)));
    }
    if (!claimed.isEmpty() && dice.oneIn(3)) {
      ReferencePlace place = dice.pick(List.copyOf(claimed.keySet()));
      if (dice.oneIn(2)) {
        claimed.remove(place);
      } else {
        claimed.put(place, colour());
      }
    }
    if (dice.oneIn(10)) {
      claimed.put(place(), colour());
    }
    return new ReferenceMove.Placement(
        placement.colour(), placement.ring(), placement.removed(), claimed);
  }

  /** Groups that may be claimed, or all that are full. */
  private List<Set<ReferencePlace>> groups(ReferenceRings after) {
    Set<Set<ReferencePlace>> groups =
        dice.oneIn(6) ? after.fullGroups() : ReferenceZertz.claimable(rings, after);
    List<Set<ReferencePlace>> ordered =
        groups.stream().sorted(Comparator.comparing(Collections::min)).toList();
    return dice.shuffled(ordered).subList(0, dice.between(0, ordered.size()));
  }

  private ReferenceMove capture() {
    ReferencePlace from = mostly(rings.places().stream().filter(rings::canJump).toList());
    List<ReferenceMove.Jump> jumps = new ArrayList<>();
    ReferenceRings now = rings;
    ReferencePlace at = from;
    do {
      ReferencePlace landing = dice.oneIn(12) ? place() : landing(now, at);
      char captured = colour();
      Optional<ReferencePlace> direction = ReferenceRings.directionOfJump(at, landing);
      if (direction.isPresent() && now.occupied(at.plus(direction.get())) && !dice.oneIn(12)) {
        captured = now.marble(at.plus(direction.get()));
      }
      jumps.add(new ReferenceMove.Jump(captured, landing));
      if (direction.isPresent() && now.canJump(at, direction.get())) {
        now = now.jump(at, direction.get());
      }
      at = landing;
    } while (dice.oneIn(8) || (now.canJump(at) && !dice.oneIn(8)));
    return new ReferenceMove.Capture(from, jumps);
  }

  private ReferencePlace landing(ReferenceRings now, ReferencePlace at) {
    List<ReferencePlace> directions =
        ReferencePlace.DIRECTIONS.stream()
            .filter(direction -> nameable(at.plus(direction).plus(direction)))
            .toList();
    List<ReferencePlace> jumps =
        directions.stream().filter(direction -> now.canJump(at, direction)).toList();
    ReferencePlace direction = dice.pick(jumps.isEmpty() || dice.oneIn(8) ? directions : jumps);
    return at.plus(direction).plus(direction);
  }

  private ReferencePlace mostly(List<ReferencePlace> usual) {
    return usual.isEmpty() || dice.oneIn(8) ? place() : dice.pick(usual);
  }

  private char mostly(ReferenceMarbles usual) {
    return usual.total() == 0 ? colour() : dice.pick(usual.colours());
  }

  private char colour() {
    return dice.pick(ReferenceMarbles.COLOURS);
  }

  private Optional<ReferencePlace> somePlace() {
    return dice.oneIn(3) ? Optional.empty() : Optional.of(place());
  }

  /** A place of the start board, or now and then any that has a name. */
  private ReferencePlace place() {
    if (dice.oneIn(12)) {
      return variant.place(dice.between(0, 8), dice.between(1, 9));
    }
    return dice.pick(List.copyOf(variant.places()));
  }

  private boolean nameable(ReferencePlace place) {
    int number = variant.number(place);
    return place.column() >= 0 && place.column() <= 8 && number >= 1 && number <= 9;
  }
}
