package io.github.boardrules.nim;

import io.github.boardrules.nim.reference.ReferenceHeaps;
import io.github.boardrules.nim.reference.ReferenceTexts;
import io.github.boardrules.testkit.PositionProbe;
import java.util.List;

/** A position of heaps together with its rules. */
record HeapGamePosition(HeapRules rules, HeapPosition position)
    implements PositionProbe<HeapPosition, HeapMove, HeapGamePosition> {

  static HeapGamePosition of(HeapRules rules, String position) {
    return new HeapGamePosition(rules, rules.notation().parsePosition(position));
  }

  /** Heaps with some balls, with a player to move. */
  static HeapGamePosition of(HeapRules rules, List<Integer> heaps, int side) {
    return of(rules, ReferenceTexts.format(new ReferenceHeaps.Position(heaps, side)));
  }

  static HeapGamePosition start(HeapRules rules) {
    return new HeapGamePosition(rules, rules.start());
  }

  /** The same position text under other options for heaps of the same sizes. */
  HeapGamePosition under(HeapOptions options) {
    return of(HeapRules.of(options), text());
  }

  /** The same heaps, the other player to move. */
  HeapGamePosition withOtherPlayer() {
    return of(rules, heaps(), 3 - reference().side());
  }

  @Override
  public HeapGamePosition with(HeapPosition position) {
    return new HeapGamePosition(rules, position);
  }

  ReferenceHeaps referenceRules() {
    return ReferenceHeaps.of(rules.variant());
  }

  /** The position, parsed from its text by the reference model. */
  ReferenceHeaps.Position reference() {
    return ReferenceTexts.parseHeaps(text());
  }

  /** The number of balls of each heap. */
  List<Integer> heaps() {
    return reference().heaps();
  }
}
