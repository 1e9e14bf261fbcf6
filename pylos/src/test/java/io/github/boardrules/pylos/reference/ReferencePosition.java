package io.github.boardrules.pylos.reference;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The owners of the stones, the player to move and the count (RULES.md, "Notation"). */
public record ReferencePosition(SortedMap<ReferenceCell, Integer> stones, int side, int count) {

  public int otherSide() {
    return 3 - side;
  }

  /** The owner of the stone on a cell, if there is one. */
  public Optional<Integer> owner(ReferenceCell cell) {
    return Optional.ofNullable(stones.get(cell));
  }

  public boolean holds(ReferenceCell cell) {
    return stones.containsKey(cell);
  }

  public boolean isOf(int player, ReferenceCell cell) {
    return owner(cell).filter(owner -> owner == player).isPresent();
  }

  /** How many stones of a player are on the board. */
  public int stonesOf(int player) {
    return (int) stones.values().stream().filter(owner -> owner == player).count();
  }

  /** The same board with another player to move and another count. */
  public ReferencePosition at(int newSide, int newCount) {
    return new ReferencePosition(stones, newSide, newCount);
  }

  public ReferencePosition with(ReferenceCell cell, int owner) {
    SortedMap<ReferenceCell, Integer> changed = new TreeMap<>(stones);
    changed.put(cell, owner);
    return new ReferencePosition(changed, side, count);
  }

  public ReferencePosition without(ReferenceCell cell) {
    SortedMap<ReferenceCell, Integer> changed = new TreeMap<>(stones);
    changed.remove(cell);
    return new ReferencePosition(changed, side, count);
  }

  /** The same position with the owners of all stones and the turn exchanged. */
  public ReferencePosition withPlayersExchanged() {
    SortedMap<ReferenceCell, Integer> exchanged = new TreeMap<>();
    for (Map.Entry<ReferenceCell, Integer> stone : stones.entrySet()) {
      exchanged.put(stone.getKey(), 3 - stone.getValue());
    }
    return new ReferencePosition(exchanged, otherSide(), count);
  }
}
