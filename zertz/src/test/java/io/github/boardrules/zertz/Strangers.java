package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.zertz.plain.PlainMarbles;
import io.github.boardrules.zertz.plain.PlainMove;
import io.github.boardrules.zertz.plain.PlainPlace;
import io.github.boardrules.zertz.plain.PlainPosition;
import io.github.boardrules.zertz.plain.PlainRings;
import io.github.boardrules.zertz.plain.PlainVariant;
import io.github.boardrules.zertz.plain.PlainZertz;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Moves that are nearly legal in a position, hardly legal, or legal by chance. */
final class Strangers {
  private final PlainVariant variant;
  private final PlainPosition position;
  private final PlainRings rings;
  private final Dice dice;

  Strangers(PlainVariant variant, PlainPosition position, Dice dice) {
    this.variant = variant;
    this.position = position;
    this.rings = position.rings();
    this.dice = dice;
  }

  PlainMove next() {
    return switch (dice.between(0, 9)) {
      case 0 -> new PlainMove.Pass();
      case 1 -> new PlainMove.Retract();
      case 2, 3, 4, 5 -> capture();
      default -> placement();
    };
  }

  private PlainMove placement() {
    PlainPlace ring = mostly(rings.vacancies());
    char colour = dice.oneIn(6) ? colour() : mostly(position.supply());
    if (!rings.vacant(ring)) {
      return new PlainMove.Placement(colour, ring, somePlace(), new TreeMap<>());
    }
    List<PlainPlace> free = rings.with(ring, colour).freeRings();
    Optional<PlainPlace> removed = dice.oneIn(8) ? somePlace() : Optional.of(mostly(free));
    if (removed.isEmpty() || removed.get().equals(ring)) {
      return new PlainMove.Placement(colour, ring, removed, new TreeMap<>());
    }
    return claiming(new PlainMove.Placement(colour, ring, removed, new TreeMap<>()));
  }

  private PlainMove claiming(PlainMove.Placement placement) {
    PlainRings after = PlainZertz.filled(rings, placement);
    SortedMap<PlainPlace, Character> claimed = new TreeMap<>();
    for (Set<PlainPlace> group : groups(after)) {
      group.forEach(place -> claimed.put(place, after.marble(place)));
    }
    if (!claimed.isEmpty() && dice.oneIn(3)) {
      PlainPlace place = dice.pick(List.copyOf(claimed.keySet()));
      if (dice.oneIn(2)) {
        claimed.remove(place);
      } else {
        claimed.put(place, colour());
      }
    }
    if (dice.oneIn(10)) {
      claimed.put(place(), colour());
    }
    return new PlainMove.Placement(
        placement.colour(), placement.ring(), placement.removed(), claimed);
  }

  /** Groups that may be claimed, or all that are full. */
  private List<Set<PlainPlace>> groups(PlainRings after) {
    Set<Set<PlainPlace>> groups =
        dice.oneIn(6) ? after.fullGroups() : PlainZertz.claimable(rings, after);
    List<Set<PlainPlace>> ordered =
        groups.stream().sorted(Comparator.comparing(Collections::min)).toList();
    return dice.shuffled(ordered).subList(0, dice.between(0, ordered.size()));
  }

  private PlainMove capture() {
    PlainPlace from = mostly(rings.places().stream().filter(rings::canJump).toList());
    List<PlainMove.Jump> jumps = new ArrayList<>();
    PlainRings now = rings;
    PlainPlace at = from;
    do {
      PlainPlace landing = dice.oneIn(12) ? place() : landing(now, at);
      char captured = colour();
      Optional<PlainPlace> direction = PlainRings.directionOfJump(at, landing);
      if (direction.isPresent() && now.occupied(at.plus(direction.get())) && !dice.oneIn(12)) {
        captured = now.marble(at.plus(direction.get()));
      }
      jumps.add(new PlainMove.Jump(captured, landing));
      if (direction.isPresent() && now.canJump(at, direction.get())) {
        now = now.jump(at, direction.get());
      }
      at = landing;
    } while (dice.oneIn(8) || (now.canJump(at) && !dice.oneIn(8)));
    return new PlainMove.Capture(from, jumps);
  }

  private PlainPlace landing(PlainRings now, PlainPlace at) {
    List<PlainPlace> directions =
        PlainPlace.DIRECTIONS.stream()
            .filter(direction -> nameable(at.plus(direction).plus(direction)))
            .toList();
    List<PlainPlace> jumps =
        directions.stream().filter(direction -> now.canJump(at, direction)).toList();
    PlainPlace direction = dice.pick(jumps.isEmpty() || dice.oneIn(8) ? directions : jumps);
    return at.plus(direction).plus(direction);
  }

  private PlainPlace mostly(List<PlainPlace> usual) {
    return usual.isEmpty() || dice.oneIn(8) ? place() : dice.pick(usual);
  }

  private char mostly(PlainMarbles usual) {
    return usual.total() == 0 ? colour() : dice.pick(usual.colours());
  }

  private char colour() {
    return dice.pick(PlainMarbles.COLOURS);
  }

  private Optional<PlainPlace> somePlace() {
    return dice.oneIn(3) ? Optional.empty() : Optional.of(place());
  }

  /** A place of the start board, or now and then any that has a name. */
  private PlainPlace place() {
    if (dice.oneIn(12)) {
      return variant.place(dice.between(0, 8), dice.between(1, 9));
    }
    return dice.pick(List.copyOf(variant.places()));
  }

  private boolean nameable(PlainPlace place) {
    int number = variant.number(place);
    return place.column() >= 0 && place.column() <= 8 && number >= 1 && number <= 9;
  }
}
