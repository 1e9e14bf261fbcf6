package io.github.boardrules.zertz.plain;

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
public record PlainZertz(PlainVariant variant) {

  /** The rules of a well-formed variant id. */
  public static PlainZertz of(String id) {
    return new PlainZertz(PlainVariant.parse(id));
  }

  /** RULES.md, "Set-up". */
  public PlainPosition start() {
    SortedMap<PlainPlace, Character> contents = new TreeMap<>();
    variant.places().forEach(place -> contents.put(place, PlainRings.VACANT));
    return new PlainPosition(
        new PlainRings(contents),
        variant.marbles(),
        PlainMarbles.NONE,
        PlainMarbles.NONE,
        1,
        0,
        false,
        Optional.empty());
  }

  /** RULES.md, "End of the game": the status as the page writes it. */
  public String status(PlainPosition position) {
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
  public boolean over(PlainPosition position) {
    return !status(position).equals("ongoing");
  }

  /** RULES.md, "Legal moves". */
  public List<PlainMove> legalMoves(PlainPosition position) {
    List<PlainMove> moves = new ArrayList<>();
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
      moves.add(new PlainMove.Pass());
    }
    if (position.lapse().isPresent()) {
      moves.add(new PlainMove.Retract());
    }
    return moves;
  }

  /** RULES.md, "What a move does"; the move is a legal one, or a lapse that ends the game. */
  public PlainPosition play(PlainPosition position, PlainMove move) {
    if (move instanceof PlainMove.Retract) {
      return position.lapse().orElseThrow().withLapse(true, Optional.empty());
    }
    PlainPosition next = position.withLapse(false, Optional.empty());
    if (move instanceof PlainMove.Placement placement) {
      next = place(next, placement);
      if (position.rings().captureIsPossible() && variant.retract()) {
        next = next.withLapse(false, Optional.of(position.withLapse(false, Optional.empty())));
      }
    } else if (move instanceof PlainMove.Capture capture) {
      next = capture(next, capture);
    }
    boolean ringLeft = next.rings().places().size() < position.rings().places().size();
    int counter = variant.stall() == 0 || ringLeft ? 0 : position.counter() + 1;
    return next.withCounter(counter).withSide(position.otherSide());
  }

  /** The whole chains of all marbles. */
  public static List<PlainMove.Capture> chains(PlainRings rings) {
    List<PlainMove.Capture> chains = new ArrayList<>();
    for (PlainPlace from : rings.places()) {
      goOn(rings, from, from, List.of(), chains);
    }
    return chains;
  }

  /**
   * The groups that may be claimed: full after the placement and the removal, not full before, as
   * long as a ring is vacant.
   */
  public static Set<Set<PlainPlace>> claimable(PlainRings before, PlainRings after) {
    if (after.vacancies().isEmpty()) {
      return Set.of();
    }
    Set<Set<PlainPlace>> groups = after.fullGroups();
    if (!groups.isEmpty()) {
      groups.removeAll(before.fullGroups());
    }
    return groups;
  }

  /** The rings once a marble lies and a ring is gone, before anything is claimed. */
  public static PlainRings filled(PlainRings before, PlainMove.Placement placement) {
    return before
        .with(placement.ring(), placement.colour())
        .without(placement.removed().map(Set::of).orElse(Set.of()));
  }

  /** Every union of some of the groups, none and all included. */
  public static Set<Set<PlainPlace>> unions(Set<Set<PlainPlace>> groups) {
    Set<Set<PlainPlace>> unions = new HashSet<>();
    unions.add(Set.of());
    for (Set<PlainPlace> group : groups) {
      for (Set<PlainPlace> union : List.copyOf(unions)) {
        Set<PlainPlace> larger = new HashSet<>(union);
        larger.addAll(group);
        unions.add(larger);
      }
    }
    return unions;
  }

  private Optional<String> goal(PlainMarbles held) {
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

  private List<PlainMove> placements(PlainPosition position) {
    List<PlainMove> placements = new ArrayList<>();
    for (PlainPlace ring : position.rings().vacancies()) {
      // Which rings are free and which groups are full is the same for every colour.
      PlainRings filled = position.rings().with(ring, 'W');
      List<PlainPlace> free = filled.freeRings();
      if (free.isEmpty()) {
        placements.addAll(placements(position, ring, Optional.empty(), filled));
      }
      for (PlainPlace gone : free) {
        PlainRings after = filled.without(Set.of(gone));
        placements.addAll(placements(position, ring, Optional.of(gone), after));
      }
    }
    return placements;
  }

  private List<PlainMove> placements(
      PlainPosition position, PlainPlace ring, Optional<PlainPlace> removed, PlainRings after) {
    List<PlainMove> placements = new ArrayList<>();
    Set<Set<PlainPlace>> groups = claimable(position.rings(), after);
    Set<Set<PlainPlace>> choices = unions(groups);
    int most = choices.stream().mapToInt(Set::size).max().orElse(0);
    for (Set<PlainPlace> choice : choices) {
      if (!variant.automatic() || choice.size() == most) {
        for (char colour : position.supply().colours()) {
          SortedMap<PlainPlace, Character> claimed = new TreeMap<>();
          choice.forEach(
              place -> claimed.put(place, place.equals(ring) ? colour : after.marble(place)));
          placements.add(new PlainMove.Placement(colour, ring, removed, claimed));
        }
      }
    }
    return placements;
  }

  private static void goOn(
      PlainRings rings,
      PlainPlace from,
      PlainPlace at,
      List<PlainMove.Jump> before,
      List<PlainMove.Capture> chains) {
    if (!rings.canJump(at)) {
      if (!before.isEmpty()) {
        chains.add(new PlainMove.Capture(from, before));
      }
      return;
    }
    for (PlainPlace direction : PlainPlace.DIRECTIONS) {
      if (rings.canJump(at, direction)) {
        PlainPlace over = at.plus(direction);
        PlainPlace landing = over.plus(direction);
        List<PlainMove.Jump> jumps = new ArrayList<>(before);
        jumps.add(new PlainMove.Jump(rings.marble(over), landing));
        goOn(rings.jump(at, direction), from, landing, jumps, chains);
      }
    }
  }

  private static PlainPosition place(PlainPosition position, PlainMove.Placement placement) {
    int mover = position.side();
    PlainPosition next =
        position.pool().total() > 0
            ? position.withPool(position.pool().plus(placement.colour(), -1))
            : position.withHeld(mover, position.held(mover).plus(placement.colour(), -1));
    for (char marble : placement.claimed().values()) {
      next = next.withHeld(mover, next.held(mover).plus(marble, 1));
    }
    return next.withRings(
        filled(position.rings(), placement).without(placement.claimed().keySet()));
  }

  private static PlainPosition capture(PlainPosition position, PlainMove.Capture capture) {
    PlainPosition next = position;
    PlainPlace at = capture.from();
    for (PlainMove.Jump jump : capture.jumps()) {
      PlainPlace direction = PlainRings.directionOfJump(at, jump.landing()).orElseThrow();
      next = next.withRings(next.rings().jump(at, direction));
      next = next.withHeld(next.side(), next.held(next.side()).plus(jump.captured(), 1));
      at = jump.landing();
    }
    return next;
  }
}
