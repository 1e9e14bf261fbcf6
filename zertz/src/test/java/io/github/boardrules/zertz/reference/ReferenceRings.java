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
 * The rings on the board (RULES.md, "Terms").
 *
 * @param contents by cell of each ring the colour of its marble, or {@code .} if the ring is vacant
 */
public record ReferenceRings(SortedMap<ReferenceCell, Character> contents) {

  /** A vacant ring. */
  public static final char VACANT = '.';

  /** Copies the map. */
  public ReferenceRings {
    contents = new TreeMap<>(contents);
  }

  /** Returns the cells with a ring. */
  public Set<ReferenceCell> cells() {
    return contents.keySet();
  }

  /** Returns whether a cell has a ring. */
  public boolean has(ReferenceCell cell) {
    return contents.containsKey(cell);
  }

  /** Returns whether a cell has a ring without a marble. */
  public boolean isVacant(ReferenceCell cell) {
    return has(cell) && contents.get(cell) == VACANT;
  }

  /** Returns whether a cell has a ring with a marble. */
  public boolean isOccupied(ReferenceCell cell) {
    return has(cell) && contents.get(cell) != VACANT;
  }

  /** Returns the marble on an occupied ring. */
  public char marble(ReferenceCell cell) {
    if (!isOccupied(cell)) {
      throw new IllegalArgumentException("No marble: " + cell);
    }
    return contents.get(cell);
  }

  /** Returns the vacant rings. */
  public List<ReferenceCell> vacancies() {
    return cells().stream().filter(this::isVacant).toList();
  }

  /** Returns these rings with another content of one ring. */
  public ReferenceRings with(ReferenceCell cell, char content) {
    ReferenceRings changed = new ReferenceRings(contents);
    changed.contents.put(cell, content);
    return changed;
  }

  /** Returns these rings without some of them. */
  public ReferenceRings without(Set<ReferenceCell> gone) {
    ReferenceRings changed = new ReferenceRings(contents);
    changed.contents.keySet().removeAll(gone);
    return changed;
  }

  /**
   * Returns whether a ring is free: vacant, and two of the six neighbouring cells that follow each
   * other in the cyclic order have no ring.
   */
  public boolean isFree(ReferenceCell cell) {
    if (!isVacant(cell)) {
      return false;
    }
    List<ReferenceCell> around = cell.neighbours();
    for (int i = 0; i < 6; i++) {
      if (!has(around.get(i)) && !has(around.get((i + 1) % 6))) {
        return true;
      }
    }
    return false;
  }

  /** Returns all free rings. */
  public List<ReferenceCell> freeRings() {
    return cells().stream().filter(this::isFree).toList();
  }

  /** Returns the groups: largest sets of rings joined by adjacency. */
  public Set<Set<ReferenceCell>> groups() {
    Set<Set<ReferenceCell>> groups = new HashSet<>();
    Set<ReferenceCell> seen = new HashSet<>();
    for (ReferenceCell cell : cells()) {
      if (!seen.contains(cell)) {
        Set<ReferenceCell> group = flood(cell);
        seen.addAll(group);
        groups.add(group);
      }
    }
    return groups;
  }

  /** Returns the groups whose rings are all occupied. */
  public Set<Set<ReferenceCell>> fullGroups() {
    Set<Set<ReferenceCell>> groups = groups();
    groups.removeIf(group -> group.stream().anyMatch(this::isVacant));
    return groups;
  }

  /** Returns whether a marble can jump in a direction. */
  public boolean canJump(ReferenceCell from, ReferenceCell direction) {
    ReferenceCell over = from.plus(direction);
    return isOccupied(from) && isOccupied(over) && isVacant(over.plus(direction));
  }

  /** Returns whether the marble on a cell can jump at all. */
  public boolean canJump(ReferenceCell from) {
    return ReferenceCell.DIRECTIONS.stream().anyMatch(direction -> canJump(from, direction));
  }

  /** Returns whether a capture is possible. */
  public boolean isCapturePossible() {
    return cells().stream().anyMatch(this::canJump);
  }

  /** Returns the rings after one jump; the jumped marble is removed. */
  public ReferenceRings jump(ReferenceCell from, ReferenceCell direction) {
    ReferenceCell over = from.plus(direction);
    return with(from, VACANT).with(over, VACANT).with(over.plus(direction), marble(from));
  }

  /** Returns the direction in which a cell lies two steps away. */
  public static Optional<ReferenceCell> directionOfJump(ReferenceCell from, ReferenceCell landing) {
    return ReferenceCell.DIRECTIONS.stream()
        .filter(direction -> from.plus(direction).plus(direction).equals(landing))
        .findFirst();
  }

  private Set<ReferenceCell> flood(ReferenceCell start) {
    Set<ReferenceCell> group = new HashSet<>();
    Deque<ReferenceCell> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      ReferenceCell cell = open.pop();
      if (group.add(cell)) {
        cell.neighbours().stream().filter(this::has).forEach(open::push);
      }
    }
    return group;
  }
}
