package io.github.boardrules.nim;

import io.github.boardrules.fixtures.Dice;
import java.util.List;
import java.util.function.Supplier;

/** Moves that are nearly legal with heaps, hardly legal, or legal by chance. */
final class HeapNearMisses implements Supplier<String> {
  private static final int MAX_BALLS = 99;

  private final List<Integer> heaps;
  private final int max;
  private final Dice dice;

  HeapNearMisses(HeapGamePosition given, Dice dice) {
    heaps = given.heaps();
    max = given.referenceRules().max();
    this.dice = dice;
  }

  @Override
  public String get() {
    int heap = dice.between(1, heaps.size());
    int count =
        switch (dice.between(0, 3)) {
          case 0 -> dice.between(1, MAX_BALLS);
          case 1 -> max + dice.between(-1, 2);
          case 2 -> heaps.get(heap - 1) + dice.between(-1, 2);
          default -> dice.between(1, 4);
        };
    return heap + ":" + Math.max(1, Math.min(MAX_BALLS, count));
  }
}
