package io.github.boardrules.pylos.reference;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A position (RULES.md, "Notation").
 *
 * @param stones the owners of the stones by their cells
 * @param side the player to move
 * @param count how many turns have taken stones back
 */
public record ReferencePosition(SortedMap<ReferenceCell, Integer> stones, int side, int count) {

  /** The player who is not to move. */
  public int otherSide() {
    return 3 - side;
  }

  /** The owner of the stone on a cell, if there is one. */
  public Optional<Integer> owner(ReferenceCell cell) {
    return Optional.ofNullable(stones.get(cell));
  }

  /** Whether a cell holds a stone of any owner. */
  public boolean holds(ReferenceCell cell) {
    return stones.containsKey(cell);
  }

  /** Whether a cell holds a stone of a player. */
  public boolean isOf(int player, ReferenceCell cell) {
    return owner(cell).filter(owner -> owner == player).isPresent();
  }

  /** How many stones of a player are on the board. */
  public int stonesOf(int player) {
    return (int) stones.values().stream().filter(owner -> owner == player).count();
  }

  /** The sum of the levels of all stones (RULES.md, "Invariants"). */
  public int height() {
    return stones.keySet().stream().mapToInt(ReferenceCell::level).sum();
  }

  /** The same board with another player to move and another count. */
  public ReferencePosition at(int newSide, int newCount) {
    return new ReferencePosition(stones, newSide, newCount);
  }

  /** The same position with a stone put on a cell. */
  public ReferencePosition with(ReferenceCell cell, int owner) {
    SortedMap<ReferenceCell, Integer> changed = new TreeMap<>(stones);
    changed.put(cell, owner);
    return new ReferencePosition(changed, side, count);
  }

  /** The same position with a cell emptied. */
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
