package io.github.boardrules.zertz.reference;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The rules of one variant: legal moves, their effects and the end of the game.
 *
 * @param variant the choices
 */
public record ReferenceZertz(ReferenceVariant variant) {

  /** Returns the rules of a well-formed variant id. */
  public static ReferenceZertz of(String id) {
    return new ReferenceZertz(ReferenceVariant.parse(id));
  }

  /** RULES.md, "Set-up". */
  public ReferencePosition start() {
    SortedMap<ReferenceCell, Character> contents = new TreeMap<>();
    variant.cells().forEach(cell -> contents.put(cell, ReferenceRings.VACANT));
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
        && !position.rings().isCapturePossible()) {
      return "draw no-marbles";
    }
    if (variant.stall() > 0 && position.counter() >= variant.stall()) {
      return "draw stall";
    }
    return "ongoing";
  }

  /** Returns whether the game is over. */
  public boolean isOver(ReferencePosition position) {
    return !status(position).equals("ongoing");
  }

  /** RULES.md, "Legal moves". */
  public List<ReferenceMove> legalMoves(ReferencePosition position) {
    List<ReferenceMove> moves = new ArrayList<>();
    if (isOver(position)) {
      return moves;
    }
    boolean capture = position.rings().isCapturePossible();
    moves.addAll(chains(position.rings()));
    if (position.bound()) {
      return moves;
    }
    if (!capture) {
      moves.addAll(placements(position));
    } else if (variant.retract()) {
      placements(position).stream()
          .filter(lapse -> !isOver(play(position, lapse)))
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
    if (move instanceof ReferenceMove.Place placement) {
      next = place(next, placement);
      if (position.rings().isCapturePossible() && variant.retract()) {
        next = next.withLapse(false, Optional.of(position.withLapse(false, Optional.empty())));
      }
    } else if (move instanceof ReferenceMove.Capture capture) {
      next = capture(next, capture);
    }
    boolean ringLeft = next.rings().cells().size() < position.rings().cells().size();
    int counter = variant.stall() == 0 || ringLeft ? 0 : position.counter() + 1;
    return next.withCounter(counter).withSide(position.otherSide());
  }

  /** Returns the whole chains of all marbles. */
  public static List<ReferenceMove.Capture> chains(ReferenceRings rings) {
    List<ReferenceMove.Capture> chains = new ArrayList<>();
    for (ReferenceCell from : rings.cells()) {
      extend(rings, from, from, List.of(), chains);
    }
    return chains;
  }

  /**
   * Returns the groups that can be claimed: full after placement and removal, not full before, and
   * none if no ring is vacant.
   */
  public static Set<Set<ReferenceCell>> claimable(ReferenceRings before, ReferenceRings after) {
    if (after.vacancies().isEmpty()) {
      return Set.of();
    }
    Set<Set<ReferenceCell>> groups = after.fullGroups();
    if (!groups.isEmpty()) {
      groups.removeAll(before.fullGroups());
    }
    return groups;
  }

  /** Returns the rings after placement and removal, before anything is claimed. */
  public static ReferenceRings filled(ReferenceRings before, ReferenceMove.Place placement) {
    return before
        .with(placement.ring(), placement.colour())
        .without(placement.removed().map(Set::of).orElse(Set.of()));
  }

  /** Returns every union of some of the groups, none and all included. */
  public static Set<Set<ReferenceCell>> unions(Set<Set<ReferenceCell>> groups) {
    Set<Set<ReferenceCell>> unions = new HashSet<>();
    unions.add(Set.of());
    for (Set<ReferenceCell> group : groups) {
      for (Set<ReferenceCell> union : List.copyOf(unions)) {
        Set<ReferenceCell> larger = new HashSet<>(union);
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
    return ReferenceMarbles.COLOURS.stream()
        .filter(colour -> held.of(colour) >= variant.goals().of(colour))
        .findFirst()
        .map(colour -> Map.of('W', "white", 'G', "grey", 'B', "black").get(colour));
  }

  private List<ReferenceMove> placements(ReferencePosition position) {
    List<ReferenceMove> placements = new ArrayList<>();
    for (ReferenceCell ring : position.rings().vacancies()) {
      // Free rings and full groups do not depend on the colour.
      ReferenceRings filled = position.rings().with(ring, 'W');
      List<ReferenceCell> free = filled.freeRings();
      if (free.isEmpty()) {
        placements.addAll(placements(position, ring, Optional.empty(), filled));
      }
      for (ReferenceCell gone : free) {
        ReferenceRings after = filled.without(Set.of(gone));
        placements.addAll(placements(position, ring, Optional.of(gone), after));
      }
    }
    return placements;
  }

  private List<ReferenceMove> placements(
      ReferencePosition position,
      ReferenceCell ring,
      Optional<ReferenceCell> removed,
      ReferenceRings after) {
    List<ReferenceMove> placements = new ArrayList<>();
    Set<Set<ReferenceCell>> groups = claimable(position.rings(), after);
    Set<Set<ReferenceCell>> choices = unions(groups);
    int most = choices.stream().mapToInt(Set::size).max().orElse(0);
    for (Set<ReferenceCell> choice : choices) {
      if (!variant.automatic() || choice.size() == most) {
        for (char colour : position.supply().colours()) {
          SortedMap<ReferenceCell, Character> claimed = new TreeMap<>();
          choice.forEach(
              cell -> claimed.put(cell, cell.equals(ring) ? colour : after.marble(cell)));
          placements.add(new ReferenceMove.Place(colour, ring, removed, claimed));
        }
      }
    }
    return placements;
  }

  private static void extend(
      ReferenceRings rings,
      ReferenceCell from,
      ReferenceCell at,
      List<ReferenceMove.Jump> before,
      List<ReferenceMove.Capture> chains) {
    if (!rings.canJump(at)) {
      if (!before.isEmpty()) {
        chains.add(new ReferenceMove.Capture(from, before));
      }
      return;
    }
    for (ReferenceCell direction : ReferenceCell.DIRECTIONS) {
      if (rings.canJump(at, direction)) {
        ReferenceCell over = at.plus(direction);
        ReferenceCell landing = over.plus(direction);
        List<ReferenceMove.Jump> jumps = new ArrayList<>(before);
        jumps.add(new ReferenceMove.Jump(rings.marble(over), landing));
        extend(rings.jump(at, direction), from, landing, jumps, chains);
      }
    }
  }

  private static ReferencePosition place(
      ReferencePosition position, ReferenceMove.Place placement) {
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
    ReferenceCell at = capture.from();
    for (ReferenceMove.Jump jump : capture.jumps()) {
      ReferenceCell direction = ReferenceRings.directionOfJump(at, jump.landing()).orElseThrow();
      next = next.withRings(next.rings().jump(at, direction));
      next = next.withHeld(next.side(), next.held(next.side()).plus(jump.captured(), 1));
      at = jump.landing();
    }
    return next;
  }
}
