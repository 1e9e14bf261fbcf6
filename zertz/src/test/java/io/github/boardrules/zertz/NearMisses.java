package io.github.boardrules.zertz;

import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.zertz.reference.ReferenceCell;
import io.github.boardrules.zertz.reference.ReferenceMarbles;
import io.github.boardrules.zertz.reference.ReferenceMove;
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

/** Generates moves that are nearly legal in a position, and some that are legal. */
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
    ReferenceCell ring = mostly(rings.vacancies());
    char colour = dice.oneIn(6) ? colour() : mostly(position.supply());
    boolean vacant = rings.isVacant(ring);
    Optional<ReferenceCell> removed =
        !vacant || dice.oneIn(8)
            ? someCell()
            : Optional.of(mostly(rings.with(ring, colour).freeRings()));
    ReferenceMove.Place plain = new ReferenceMove.Place(colour, ring, removed, new TreeMap<>());
    return !vacant || removed.isEmpty() || removed.get().equals(ring) ? plain : claiming(plain);
  }

  private ReferenceMove claiming(ReferenceMove.Place placement) {
    ReferenceRings after = ReferenceZertz.filled(rings, placement);
    SortedMap<ReferenceCell, Character> claimed = new TreeMap<>();
    for (Set<ReferenceCell> group : groups(after)) {
      group.forEach(cell -> claimed.put(cell, after.marble(cell)));
    }
    if (!claimed.isEmpty() && dice.oneIn(3)) {
      ReferenceCell cell = dice.pick(List.copyOf(claimed.keySet()));
      if (dice.oneIn(2)) {
        claimed.remove(cell);
      } else {
        claimed.put(cell, colour());
      }
    }
    if (dice.oneIn(10)) {
      claimed.put(cell(), colour());
    }
    return new ReferenceMove.Place(
        placement.colour(), placement.ring(), placement.removed(), claimed);
  }

  /** Returns some groups that can be claimed, or some that are full. */
  private List<Set<ReferenceCell>> groups(ReferenceRings after) {
    Set<Set<ReferenceCell>> groups =
        dice.oneIn(6) ? after.fullGroups() : ReferenceZertz.claimable(rings, after);
    List<Set<ReferenceCell>> ordered =
        groups.stream().sorted(Comparator.comparing(Collections::min)).toList();
    return dice.shuffled(ordered).subList(0, dice.between(0, ordered.size()));
  }

  private ReferenceMove capture() {
    ReferenceCell from = mostly(rings.cells().stream().filter(rings::canJump).toList());
    List<ReferenceMove.Jump> jumps = new ArrayList<>();
    ReferenceRings now = rings;
    ReferenceCell at = from;
    do {
      ReferenceCell landing = dice.oneIn(12) ? cell() : landing(now, at);
      char captured = colour();
      Optional<ReferenceCell> direction = ReferenceRings.directionOfJump(at, landing);
      if (direction.isPresent() && now.isOccupied(at.plus(direction.get())) && !dice.oneIn(12)) {
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

  private ReferenceCell landing(ReferenceRings now, ReferenceCell at) {
    List<ReferenceCell> directions =
        ReferenceCell.DIRECTIONS.stream()
            .filter(direction -> hasName(at.plus(direction).plus(direction)))
            .toList();
    List<ReferenceCell> jumps =
        directions.stream().filter(direction -> now.canJump(at, direction)).toList();
    ReferenceCell direction = dice.pick(jumps.isEmpty() || dice.oneIn(8) ? directions : jumps);
    return at.plus(direction).plus(direction);
  }

  private ReferenceCell mostly(List<ReferenceCell> usual) {
    return usual.isEmpty() || dice.oneIn(8) ? cell() : dice.pick(usual);
  }

  private char mostly(ReferenceMarbles usual) {
    return usual.total() == 0 ? colour() : dice.pick(usual.colours());
  }

  private char colour() {
    return dice.pick(ReferenceMarbles.COLOURS);
  }

  private Optional<ReferenceCell> someCell() {
    return dice.oneIn(3) ? Optional.empty() : Optional.of(cell());
  }

  /** Returns a cell of the start board, or sometimes any cell that has a name. */
  private ReferenceCell cell() {
    if (dice.oneIn(12)) {
      return variant.cell(dice.between(0, 8), dice.between(1, 9));
    }
    return dice.pick(List.copyOf(variant.cells()));
  }

  private boolean hasName(ReferenceCell cell) {
    int number = variant.number(cell);
    return cell.column() >= 0 && cell.column() <= 8 && number >= 1 && number <= 9;
  }
}
