package io.github.boardrules.zertz.plain;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

/** A move (RULES.md, "A move"). */
public sealed interface PlainMove {

  /**
   * A placement.
   *
   * @param colour the marble
   * @param ring where it is put
   * @param removed the ring taken off
   * @param claimed the claimed marbles and their places
   */
  record Placement(
      char colour,
      PlainPlace ring,
      Optional<PlainPlace> removed,
      SortedMap<PlainPlace, Character> claimed)
      implements PlainMove {}

  /**
   * A chain of jumps.
   *
   * @param from where the marble stands
   * @param jumps its jumps
   */
  record Capture(PlainPlace from, List<Jump> jumps) implements PlainMove {}

  /** A pass. */
  record Pass() implements PlainMove {}

  /** A lapse taken back. */
  record Retract() implements PlainMove {}

  /**
   * One jump.
   *
   * @param captured the colour of the jumped marble
   * @param landing where the jump ends
   */
  record Jump(char captured, PlainPlace landing) {}
}
