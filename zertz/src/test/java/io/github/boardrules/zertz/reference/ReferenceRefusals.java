package io.github.boardrules.zertz.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * Checks moves (RULES.md, "Legality"): the first reason that applies, in the order of the page.
 *
 * @param rules the rules of the variant
 */
public record ReferenceRefusals(ReferenceZertz rules) {

  /** Returns the code of the reason; empty for a legal move. */
  public Optional<String> refusal(ReferencePosition position, ReferenceMove move) {
    if (rules.isOver(position)) {
      return Optional.of("game-over");
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
    return position.lapse().isPresent() ? Optional.empty() : Optional.of("nothing-to-retract");
  }

  private static Optional<String> pass(ReferencePosition position) {
    if (position.rings().isCapturePossible()) {
      return Optional.of("must-capture");
    }
    return position.supply().total() > 0 ? Optional.of("cannot-pass") : Optional.empty();
  }

  private Optional<String> capture(ReferenceRings rings, ReferenceMove.Capture capture) {
    Set<ReferenceCell> named = new HashSet<>(Set.of(capture.from()));
    capture.jumps().forEach(jump -> named.add(jump.landing()));
    if (!rules.variant().cells().containsAll(named)) {
      return Optional.of("off-board");
    }
    if (!rings.has(capture.from())) {
      return Optional.of("no-ring");
    }
    if (rings.isVacant(capture.from())) {
      return Optional.of("no-marble");
    }
    ReferenceRings now = rings;
    ReferenceCell at = capture.from();
    for (ReferenceMove.Jump jump : capture.jumps()) {
      Optional<ReferenceCell> direction = ReferenceRings.directionOfJump(at, jump.landing());
      if (direction.isEmpty()) {
        return Optional.of("not-a-jump");
      }
      ReferenceCell over = at.plus(direction.get());
      if (!now.isOccupied(over)) {
        return Optional.of("nothing-to-jump");
      }
      if (!now.has(jump.landing())) {
        return Optional.of("no-ring");
      }
      if (now.isOccupied(jump.landing())) {
        return Optional.of("landing-occupied");
      }
      if (now.marble(over) != jump.captured()) {
        return Optional.of("wrong-colour");
      }
      now = now.jump(at, direction.get());
      at = jump.landing();
    }
    return now.canJump(at) ? Optional.of("must-continue") : Optional.empty();
  }

  private Optional<String> placement(ReferencePosition position, ReferenceMove.Place placement) {
    ReferenceRings before = position.rings();
    boolean capture = before.isCapturePossible();
    ReferenceCell ring = placement.ring();
    List<ReferenceCell> named = new ArrayList<>(List.of(ring));
    placement.removed().ifPresent(named::add);
    named.addAll(placement.claimed().keySet());
    if (!rules.variant().cells().containsAll(named)) {
      return Optional.of("off-board");
    }
    if ((capture && !rules.variant().retract()) || position.bound()) {
      return Optional.of("must-capture");
    }
    if (!before.has(ring)) {
      return Optional.of("no-ring");
    }
    if (before.isOccupied(ring)) {
      return Optional.of("occupied");
    }
    if (position.supply().of(placement.colour()) == 0) {
      return Optional.of("not-in-supply");
    }
    return removal(before.with(ring, placement.colour()), placement.removed())
        .or(() -> claims(before, placement))
        .or(
            () ->
                capture && rules.isOver(rules.play(position, placement))
                    ? Optional.of("must-capture")
                    : Optional.empty());
  }

  private static Optional<String> removal(ReferenceRings rings, Optional<ReferenceCell> removed) {
    if (removed.isEmpty()) {
      return rings.freeRings().isEmpty() ? Optional.empty() : Optional.of("must-remove");
    }
    ReferenceCell ring = removed.get();
    if (!rings.has(ring)) {
      return Optional.of("no-ring");
    }
    if (rings.isOccupied(ring)) {
      return Optional.of("ring-occupied");
    }
    return rings.isFree(ring) ? Optional.empty() : Optional.of("ring-not-free");
  }

  private Optional<String> claims(ReferenceRings before, ReferenceMove.Place placement) {
    ReferenceRings after = ReferenceZertz.filled(before, placement);
    Set<Set<ReferenceCell>> groups = ReferenceZertz.claimable(before, after);
    SortedMap<ReferenceCell, Character> claimed = placement.claimed();
    boolean marblesOfGroups =
        ReferenceZertz.unions(groups).contains(claimed.keySet())
            && claimed.keySet().stream().allMatch(cell -> claimed.get(cell) == after.marble(cell));
    if (!marblesOfGroups) {
      return Optional.of("not-claimable");
    }
    boolean all = groups.stream().allMatch(claimed.keySet()::containsAll);
    return rules.variant().automatic() && !all ? Optional.of("must-claim") : Optional.empty();
  }
}
