package io.github.boardrules.zertz.reference;

import static io.github.boardrules.fixtures.ReferenceModel.refused;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * Checks moves (RULES.md, "Legality"): the first reason that applies, in the order of the page.
 *
 * @param rules the rules of the variant
 */
public record ReferenceRefusals(ReferenceZertz rules) {

  /** Returns the reason and its cells; empty for a legal move. */
  public Optional<String> refusal(ReferencePosition position, ReferenceMove move) {
    if (rules.isOver(position)) {
      return refused("game-over");
    }
    if (move instanceof ReferenceMove.Place placement) {
      return placement(position, placement);
    }
    if (move instanceof ReferenceMove.Capture capture) {
      return capture(position.rings(), capture);
    }
    if (move instanceof ReferenceMove.Pass) {
      return pass(position);
    }
    return position.lapse().isPresent() ? Optional.empty() : refused("nothing-to-retract");
  }

  private Optional<String> pass(ReferencePosition position) {
    if (position.rings().isCapturePossible()) {
      return mustCapture(position.rings());
    }
    return position.supply().total() > 0 ? refused("cannot-pass") : Optional.empty();
  }

  private Optional<String> capture(ReferenceRings rings, ReferenceMove.Capture capture) {
    List<ReferenceCell> named = new ArrayList<>(List.of(capture.from()));
    capture.jumps().forEach(jump -> named.add(jump.landing()));
    Optional<String> outside = outside(named);
    if (outside.isPresent()) {
      return outside;
    }
    if (!rings.has(capture.from())) {
      return refusedAt("no-ring", capture.from());
    }
    if (rings.isVacant(capture.from())) {
      return refusedAt("no-marble", capture.from());
    }
    ReferenceRings now = rings;
    ReferenceCell at = capture.from();
    for (ReferenceMove.Jump jump : capture.jumps()) {
      ReferenceCell landing = jump.landing();
      Optional<ReferenceCell> direction = ReferenceRings.directionOfJump(at, landing);
      if (direction.isEmpty()) {
        return refusedAt("not-a-jump", landing);
      }
      ReferenceCell over = at.plus(direction.get());
      if (!now.isOccupied(over)) {
        return refusedAt("nothing-to-jump", landing);
      }
      if (!now.has(landing)) {
        return refusedAt("no-ring", landing);
      }
      if (now.isOccupied(landing)) {
        return refusedAt("landing-occupied", landing);
      }
      if (now.marble(over) != jump.captured()) {
        return refusedAt("wrong-colour", over);
      }
      now = now.jump(at, direction.get());
      at = landing;
    }
    return now.canJump(at) ? refusedAt("must-continue", at) : Optional.empty();
  }

  private Optional<String> placement(ReferencePosition position, ReferenceMove.Place placement) {
    ReferenceRings before = position.rings();
    boolean capture = before.isCapturePossible();
    ReferenceCell ring = placement.ring();
    List<ReferenceCell> named = new ArrayList<>(List.of(ring));
    placement.removed().ifPresent(named::add);
    named.addAll(placement.claimed().keySet());
    Optional<String> outside = outside(named);
    if (outside.isPresent()) {
      return outside;
    }
    if ((capture && !rules.variant().retract()) || position.bound()) {
      return mustCapture(before);
    }
    if (!before.has(ring)) {
      return refusedAt("no-ring", ring);
    }
    if (before.isOccupied(ring)) {
      return refusedAt("occupied", ring);
    }
    if (position.supply().of(placement.colour()) == 0) {
      return refused("not-in-supply");
    }
    return removal(before.with(ring, placement.colour()), placement.removed())
        .or(() -> claims(before, placement))
        .or(
            () ->
                capture && rules.isOver(rules.play(position, placement))
                    ? mustCapture(before)
                    : Optional.empty());
  }

  private Optional<String> removal(ReferenceRings rings, Optional<ReferenceCell> removed) {
    if (removed.isEmpty()) {
      List<ReferenceCell> free = rings.freeRings();
      return free.isEmpty() ? Optional.empty() : refusedAt("must-remove", free);
    }
    ReferenceCell ring = removed.get();
    if (!rings.has(ring)) {
      return refusedAt("no-ring", ring);
    }
    if (rings.isOccupied(ring)) {
      return refusedAt("ring-occupied", ring);
    }
    return rings.isFree(ring) ? Optional.empty() : refusedAt("ring-not-free", ring);
  }

  private Optional<String> claims(ReferenceRings before, ReferenceMove.Place placement) {
    ReferenceRings after = ReferenceZertz.filled(before, placement);
    Set<Set<ReferenceCell>> groups = ReferenceZertz.claimable(before, after);
    SortedMap<ReferenceCell, Character> claimed = placement.claimed();
    boolean marblesOfGroups =
        ReferenceZertz.unions(groups).contains(claimed.keySet())
            && claimed.keySet().stream().allMatch(cell -> claimed.get(cell) == after.marble(cell));
    if (!marblesOfGroups) {
      return refusedAt("not-claimable", claimed.keySet());
    }
    Set<ReferenceCell> left = new TreeSet<>();
    groups.forEach(left::addAll);
    left.removeAll(claimed.keySet());
    return rules.variant().automatic() && !left.isEmpty()
        ? refusedAt("must-claim", left)
        : Optional.empty();
  }

  private Optional<String> mustCapture(ReferenceRings rings) {
    return refusedAt("must-capture", rings.cells().stream().filter(rings::canJump).toList());
  }

  private Optional<String> outside(List<ReferenceCell> named) {
    return named.stream()
        .filter(cell -> !rules.variant().cells().contains(cell))
        .findFirst()
        .flatMap(cell -> refusedAt("off-board", cell));
  }

  private Optional<String> refusedAt(String code, ReferenceCell cell) {
    return refusedAt(code, List.of(cell));
  }

  private Optional<String> refusedAt(String code, Collection<ReferenceCell> cells) {
    ReferenceTexts texts = new ReferenceTexts(rules.variant());
    return refused(code, cells.stream().map(texts::format).toArray(String[]::new));
  }
}
