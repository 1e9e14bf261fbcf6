package io.github.boardrules.zertz.reference;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** A move (RULES.md, "A move"). */
public sealed interface ReferenceMove {

  /** A placement of a marble on a ring. */
  record Place(
      char colour,
      ReferenceCell ring,
      Optional<ReferenceCell> removed,
      SortedMap<ReferenceCell, Character> claimed)
      implements ReferenceMove {}

  /** A chain of jumps. */
  record Capture(ReferenceCell from, List<Jump> jumps) implements ReferenceMove {}

  record Pass() implements ReferenceMove {}

  /** A lapse taken back. */
  record Retract() implements ReferenceMove {}

  /** One jump, over a marble of a colour. */
  record Jump(char captured, ReferenceCell landing) {}
}
