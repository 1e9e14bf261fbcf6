package io.github.boardrules.zertz.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The rules of one variant: which moves are legal, what they do and how the game ends.
 *
 * @param variant the choices
 */
public record ReferenceZertz(ReferenceVariant variant) {

  /** The rules of a well-formed variant id. */
  public static ReferenceZertz of(String id) {
    return new ReferenceZertz(ReferenceVariant.parse(id));
  }

  /** RULES.md, "Set-up". */
  public ReferencePosition start() {
    SortedMap<ReferencePlace, Character> contents = new TreeMap<>();
    variant.places().forEach(place -> contents.put(place, ReferenceRings.VACANT));
    return new ReferencePosition(
        new ReferenceRings(contents),
        variant.marbles(),
        ReferenceMarbles.NONE,
        ReferenceMarbles.NONE,
        1,
        0,
        false,
        Optional.empty());
  }

  /** RULES.md, "End of the game": the status as the page writes it. */
  public String status(ReferencePosition position) {
    for (int player : List.of(position.otherSide(), position.side())) {
      Optional<String> goal = goal(position.held(player));
      if (goal.isPresent()) {
        return "win " + player + " " + goal.get();
      }
    }
    if (position.rings().vacancies().isEmpty()) {
      return "win " + position.otherSide() + " full-board";
    }
    if (position.pool().total() == 0
        && position.held1().total() == 0
        && position.held2().total() == 0
        && !position.rings().captureIsPossible()) {
      return "draw no-marbles";
    }
    if (variant.stall() > 0 && position.counter() >= variant.stall()) {
      return "draw stall";
    }
    return "ongoing";
  }

  /** Whether the game is over. */
  public boolean over(ReferencePosition position) {
    return !status(position).equals("ongoing");
  }

  /** RULES.md, "Legal moves". */
  public List<ReferenceMove> legalMoves(ReferencePosition position) {
    List<ReferenceMove> moves = new ArrayList<>();
    if (over(position)) {
      return moves;
    }
    boolean capture = position.rings().captureIsPossible();
    moves.addAll(chains(position.rings()));
    if (position.bound()) {
      return moves;
    }
    if (!capture) {
      moves.addAll(placements(position));
    } else if (variant.retract()) {
      placements(position).stream()
          .filter(lapse -> !over(play(position, lapse)))
          .forEach(moves::add);
    }
    if (moves.isEmpty()) {
      moves.add(new ReferenceMove.Pass());
    }
    if (position.lapse().isPresent()) {
      moves.add(new ReferenceMove.Retract());
    }
    return moves;
  }

  /** RULES.md, "What a move does"; the move is a legal one, or a lapse that ends the game. */
  public ReferencePosition play(ReferencePosition position, ReferenceMove move) {
    if (move instanceof ReferenceMove.Retract) {
      return position.lapse().orElseThrow().withLapse(true, Optional.empty());
    }
    ReferencePosition next = position.withLapse(false, Optional.empty());
    if (move instanceof ReferenceMove.Placement placement) {
      next = place(next, placement);
      if (position.rings().captureIsPossible() && variant.retract()) {
        next = next.withLapse(false, Optional.of(position.withLapse(false, Optional.empty())));
      }
    } else if (move instanceof ReferenceMove.Capture capture) {
      next = capture(next, capture);
    }
    boolean ringLeft = next.rings().places().size() < position.rings().places().size();
    int counter = variant.stall() == 0 || ringLeft ? 0 : position.counter() + 1;
    return next.withCounter(counter).withSide(position.otherSide());
  }

  /** The whole chains of all marbles. */
  public static List<ReferenceMove.Capture> chains(ReferenceRings rings) {
    List<ReferenceMove.Capture> chains = new ArrayList<>();
    for (ReferencePlace from : rings.places()) {
      goOn(rings, from, from, List.of(), chains);
    }
    return chains;
  }

  /**
   * The groups that may be claimed: full after the placement and the removal, not full before, as
   * long as a ring is vacant.
   */
  public static Set<Set<ReferencePlace>> claimable(ReferenceRings before, ReferenceRings after) {
    if (after.vacancies().isEmpty()) {
      return Set.of();
    }
    Set<Set<ReferencePlace>> groups = after.fullGroups();
    if (!groups.isEmpty()) {
      groups.removeAll(before.fullGroups());
    }
    return groups;
  }

  /** The rings once a marble lies and a ring is gone, before anything is claimed. */
  public static ReferenceRings filled(ReferenceRings before, ReferenceMove.Placement placement) {
    return before
        .with(placement.ring(), placement.colour())
        .without(placement.removed().map(Set::of).orElse(Set.of()));
  }

  /** Every union of some of the groups, none and all included. */
  public static Set<Set<ReferencePlace>> unions(Set<Set<ReferencePlace>> groups) {
    Set<Set<ReferencePlace>> unions = new HashSet<>();
    unions.add(Set.of());
    for (Set<ReferencePlace> group : groups) {
      for (Set<ReferencePlace> union : List.copyOf(unions)) {
        Set<ReferencePlace> larger = new HashSet<>(union);
        larger.addAll(group);
        unions.add(larger);
      }
    }
    return unions;
  }

  private Optional<String> goal(ReferenceMarbles held) {
    int each = variant.goalOfEach();
    if (held.white() >= each && held.grey() >= each && held.black() >= each) {
      return Optional.of("each");
    }
    if (held.white() >= variant.goals().white()) {
      return Optional.of("white");
    }
    if (held.grey() >= variant.goals().grey()) {
      return Optional.of("grey");
    }
    return held.black() >= variant.goals().black() ? Optional.of("black") : Optional.empty();
  }

  private List<ReferenceMove> placements(ReferencePosition position) {
    List<ReferenceMove> placements = new ArrayList<>();
    for (ReferencePlace ring : position.rings().vacancies()) {
      // Which rings are free and which groups are full is the same for every colour.
      ReferenceRings filled = position.rings().with(ring, 'W');
      List<ReferencePlace> free = filled.freeRings();
      if (free.isEmpty()) {
        placements.addAll(placements(position, ring, Optional.empty(), filled));
      }
      for (ReferencePlace gone : free) {
        ReferenceRings after = filled.without(Set.of(gone));
        placements.addAll(placements(position, ring, Optional.of(gone), after));
      }
    }
    return placements;
  }

  private List<ReferenceMove> placements(
      ReferencePosition position,
      ReferencePlace ring,
      Optional<ReferencePlace> removed,
      ReferenceRings after) {
    List<ReferenceMove> placements = new ArrayList<>();
    Set<Set<ReferencePlace>> groups = claimable(position.rings(), after);
    Set<Set<ReferencePlace>> choices = unions(groups);
    int most = choices.stream().mapToInt(Set::size).max().orElse(0);
    for (Set<ReferencePlace> choice : choices) {
      if (!variant.automatic() || choice.size() == most) {
        for (char colour : position.supply().colours()) {
          SortedMap<ReferencePlace, Character> claimed = new TreeMap<>();
          choice.forEach(
              place -> claimed.put(place, place.equals(ring) ? colour : after.marble(place)));
          placements.add(new ReferenceMove.Placement(colour, ring, removed, claimed));
        }
      }
    }
    return placements;
  }

  private static void goOn(
      ReferenceRings rings,
      ReferencePlace from,
      ReferencePlace at,
      List<ReferenceMove.Jump> before,
      List<ReferenceMove.Capture> chains) {
    if (!rings.canJump(at)) {
      if (!before.isEmpty()) {
        chains.add(new ReferenceMove.Capture(from, before));
      }
      return;
    }
    for (ReferencePlace direction : ReferencePlace.DIRECTIONS) {
      if (rings.canJump(at, direction)) {
        ReferencePlace over = at.plus(direction);
        ReferencePlace landing = over.plus(direction);
        List<ReferenceMove.Jump> jumps = new ArrayList<>(before);
        jumps.add(new ReferenceMove.Jump(rings.marble(over), landing));
        goOn(rings.jump(at, direction), from, landing, jumps, chains);
      }
    }
  }

  private static ReferencePosition place(
      ReferencePosition position, ReferenceMove.Placement placement) {
    int mover = position.side();
    ReferencePosition next =
        position.pool().total() > 0
            ? position.withPool(position.pool().plus(placement.colour(), -1))
            : position.withHeld(mover, position.held(mover).plus(placement.colour(), -1));
    for (char marble : placement.claimed().values()) {
      next = next.withHeld(mover, next.held(mover).plus(marble, 1));
    }
    return next.withRings(
        filled(position.rings(), placement).without(placement.claimed().keySet()));
  }

  private static ReferencePosition capture(
      ReferencePosition position, ReferenceMove.Capture capture) {
    ReferencePosition next = position;
    ReferencePlace at = capture.from();
    for (ReferenceMove.Jump jump : capture.jumps()) {
      ReferencePlace direction = ReferenceRings.directionOfJump(at, jump.landing()).orElseThrow();
      next = next.withRings(next.rings().jump(at, direction));
      next = next.withHeld(next.side(), next.held(next.side()).plus(jump.captured(), 1));
      at = jump.landing();
    }
    return next;
  }
}
