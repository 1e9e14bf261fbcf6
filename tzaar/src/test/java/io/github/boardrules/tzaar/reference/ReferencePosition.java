package io.github.boardrules.tzaar.reference;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A position (RULES.md, "Notation").
 *
 * @param stacks the stacks by their fields
 * @param side the player to move
 * @param phase the word of the phase
 */
public record ReferencePosition(
    SortedMap<ReferenceField, ReferenceStack> stacks, int side, String phase) {

  /** The opponent of the player to move. */
  public int otherSide() {
    return 3 - side;
  }

  /** The stack on a field, if there is one. */
  public Optional<ReferenceStack> stack(ReferenceField field) {
    return Optional.ofNullable(stacks.get(field));
  }

  /** Whether a stack of a player stands on a field. */
  public boolean isOf(int player, ReferenceField field) {
    return stack(field).filter(stack -> stack.player() == player).isPresent();
  }

  /** How many stacks of a kind a player has. */
  public int stacksOf(int player, char kind) {
    return (int)
        stacks.values().stream()
            .filter(stack -> stack.player() == player && stack.kind() == kind)
            .count();
  }

  /** Whether a player lacks a kind. */
  public boolean lacksKind(int player) {
    return ReferenceTzaar.PIECES.keySet().stream().anyMatch(kind -> stacksOf(player, kind) == 0);
  }

  /** The same board with another side and phase. */
  public ReferencePosition at(int newSide, String newPhase) {
    return new ReferencePosition(stacks, newSide, newPhase);
  }

  /** The same position with a stack put on a field, in place of what stood there. */
  public ReferencePosition with(ReferenceField field, ReferenceStack stack) {
    SortedMap<ReferenceField, ReferenceStack> changed = new TreeMap<>(stacks);
    changed.put(field, stack);
    return new ReferencePosition(changed, side, phase);
  }

  /** The same position with an empty field. */
  public ReferencePosition without(ReferenceField field) {
    SortedMap<ReferenceField, ReferenceStack> changed = new TreeMap<>(stacks);
    changed.remove(field);
    return new ReferencePosition(changed, side, phase);
  }

  /** The same position with the colours of all stacks and the side to move exchanged. */
  public ReferencePosition withColoursExchanged() {
    SortedMap<ReferenceField, ReferenceStack> exchanged = new TreeMap<>();
    for (Map.Entry<ReferenceField, ReferenceStack> entry : stacks.entrySet()) {
      exchanged.put(entry.getKey(), entry.getValue().exchanged());
    }
    return new ReferencePosition(exchanged, otherSide(), phase);
  }
}
