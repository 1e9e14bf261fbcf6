package io.github.boardrules.nim;

import io.github.boardrules.nim.reference.ReferenceHeaps;
import io.github.boardrules.nim.reference.ReferenceTexts;
import io.github.boardrules.testkit.PositionProbe;
import java.util.List;

/**
 * A position of heaps with its rules: what most properties speak of.
 *
 * @param rules the rules of some variant
 * @param position a position of it
 */
record HeapScene(HeapRules rules, HeapPosition position)
    implements PositionProbe<HeapPosition, HeapMove, HeapScene> {

  static HeapScene of(HeapRules rules, String position) {
    return new HeapScene(rules, rules.notation().parsePosition(position));
  }

  /** Heaps with some balls, with a player to move. */
  static HeapScene of(HeapRules rules, List<Integer> heaps, int side) {
    return of(rules, ReferenceTexts.format(new ReferenceHeaps.Position(heaps, side)));
  }

  static HeapScene start(HeapRules rules) {
    return new HeapScene(rules, rules.start());
  }

  /** The same position text under other options for heaps of the same sizes. */
  HeapScene under(HeapOptions options) {
    return of(HeapRules.of(options), text());
  }

  /** The same heaps, the other player to move. */
  HeapScene withOtherPlayer() {
    return of(rules, heaps(), 3 - plain().side());
  }

  @Override
  public HeapScene with(HeapPosition position) {
    return new HeapScene(rules, position);
  }

  HeapOptions options() {
    return rules.options();
  }

  ReferenceHeaps plainRules() {
    return ReferenceHeaps.of(rules.variant());
  }

  /** The position as its text tells it, in the terms of the plain model. */
  ReferenceHeaps.Position plain() {
    return ReferenceTexts.parseHeaps(text());
  }

  /** The number of balls of each heap. */
  List<Integer> heaps() {
    return plain().heaps();
  }

  @Override
  public String toString() {
    return rules + " " + position;
  }
}
