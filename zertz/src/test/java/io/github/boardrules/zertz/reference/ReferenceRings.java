package io.github.boardrules.zertz.reference;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The rings that lie on the table (RULES.md, "Terms").
 *
 * @param contents for each place with a ring the colour of its marble, or {@code .} where the ring
 *     is vacant
 */
public record ReferenceRings(SortedMap<ReferencePlace, Character> contents) {

  /** A vacant ring. */
  public static final char VACANT = '.';

  /** Copies the map. */
  public ReferenceRings {
    contents = new TreeMap<>(contents);
  }

  /** The places with a ring. */
  public Set<ReferencePlace> places() {
    return contents.keySet();
  }

  /** Whether a place has a ring. */
  public boolean has(ReferencePlace place) {
    return contents.containsKey(place);
  }

  /** Whether a place has a ring without a marble. */
  public boolean vacant(ReferencePlace place) {
    return has(place) && contents.get(place) == VACANT;
  }

  /** Whether a place has a ring with a marble. */
  public boolean occupied(ReferencePlace place) {
    return has(place) && contents.get(place) != VACANT;
  }

  /** The marble on a place that has one. */
  public char marble(ReferencePlace place) {
    if (!occupied(place)) {
      throw new IllegalArgumentException("No marble: " + place);
    }
    return contents.get(place);
  }

  /** The vacant rings. */
  public List<ReferencePlace> vacancies() {
    return places().stream().filter(this::vacant).toList();
  }

  /** How many marbles of a colour lie here. */
  public int count(char colour) {
    return (int) contents.values().stream().filter(content -> content == colour).count();
  }

  /** These rings with a place's ring holding something else. */
  public ReferenceRings with(ReferencePlace place, char content) {
    ReferenceRings changed = new ReferenceRings(contents);
    changed.contents.put(place, content);
    return changed;
  }

  /** These rings without some of them. */
  public ReferenceRings without(Set<ReferencePlace> gone) {
    ReferenceRings changed = new ReferenceRings(contents);
    changed.contents.keySet().removeAll(gone);
    return changed;
  }

  /**
   * Whether a ring is free: vacant, and two of the six neighbouring places that follow each other
   * in the cyclic order have no ring.
   */
  public boolean free(ReferencePlace place) {
    if (!vacant(place)) {
      return false;
    }
    List<ReferencePlace> around = place.neighbours();
    for (int i = 0; i < 6; i++) {
      if (!has(around.get(i)) && !has(around.get((i + 1) % 6))) {
        return true;
      }
    }
    return false;
  }

  /** All free rings. */
  public List<ReferencePlace> freeRings() {
    return places().stream().filter(this::free).toList();
  }

  /** The groups: largest sets of rings joined by adjacency. */
  public Set<Set<ReferencePlace>> groups() {
    Set<Set<ReferencePlace>> groups = new HashSet<>();
    Set<ReferencePlace> seen = new HashSet<>();
    for (ReferencePlace place : places()) {
      if (!seen.contains(place)) {
        Set<ReferencePlace> group = flood(place);
        seen.addAll(group);
        groups.add(group);
      }
    }
    return groups;
  }

  /** The groups whose rings are all occupied. */
  public Set<Set<ReferencePlace>> fullGroups() {
    Set<Set<ReferencePlace>> groups = groups();
    groups.removeIf(group -> group.stream().anyMatch(this::vacant));
    return groups;
  }

  /** Whether a marble can jump in a direction. */
  public boolean canJump(ReferencePlace from, ReferencePlace direction) {
    ReferencePlace over = from.plus(direction);
    return occupied(from) && occupied(over) && vacant(over.plus(direction));
  }

  /** Whether the marble on a place can jump at all. */
  public boolean canJump(ReferencePlace from) {
    return ReferencePlace.DIRECTIONS.stream().anyMatch(direction -> canJump(from, direction));
  }

  /** Whether a capture is possible. */
  public boolean captureIsPossible() {
    return places().stream().anyMatch(this::canJump);
  }

  /** The rings after one jump; the jumped marble is taken off. */
  public ReferenceRings jump(ReferencePlace from, ReferencePlace direction) {
    ReferencePlace over = from.plus(direction);
    return with(from, VACANT).with(over, VACANT).with(over.plus(direction), marble(from));
  }

  /** The direction in which a place lies two steps away. */
  public static Optional<ReferencePlace> directionOfJump(
      ReferencePlace from, ReferencePlace landing) {
    return ReferencePlace.DIRECTIONS.stream()
        .filter(direction -> from.plus(direction).plus(direction).equals(landing))
        .findFirst();
  }

  private Set<ReferencePlace> flood(ReferencePlace start) {
    Set<ReferencePlace> group = new HashSet<>();
    Deque<ReferencePlace> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      ReferencePlace place = open.pop();
      if (group.add(place)) {
        place.neighbours().stream().filter(this::has).forEach(open::push);
      }
    }
    return group;
  }
}
