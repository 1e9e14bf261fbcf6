package io.github.boardrules.zertz.reference;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** A move (RULES.md, "A move"). */
public sealed interface ReferenceMove {

  /**
   * A placement.
   *
   * @param colour the marble
   * @param ring the cell of the ring to fill
   * @param removed the cell of the removed ring
   * @param claimed the claimed marbles and their cells
   */
  record Place(
      char colour,
      ReferenceCell ring,
      Optional<ReferenceCell> removed,
      SortedMap<ReferenceCell, Character> claimed)
      implements ReferenceMove {}

  /**
   * A chain of jumps.
   *
   * @param from where the marble stands
   * @param jumps its jumps
   */
  record Capture(ReferenceCell from, List<Jump> jumps) implements ReferenceMove {}

  /** A pass. */
  record Pass() implements ReferenceMove {}

  /** A lapse taken back. */
  record Retract() implements ReferenceMove {}

  /**
   * One jump.
   *
   * @param captured the colour of the jumped marble
   * @param landing where the jump ends
   */
  record Jump(char captured, ReferenceCell landing) {}
}
