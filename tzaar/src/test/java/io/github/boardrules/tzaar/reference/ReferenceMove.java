package io.github.boardrules.tzaar.reference;

/** A move (RULES.md, "A move"). */
public sealed interface ReferenceMove {

  /**
   * A placement.
   *
   * @param kind the letter of the kind
   * @param to where the piece is put
   */
  record Place(char kind, ReferenceField to) implements ReferenceMove {}

  /**
   * A capture.
   *
   * @param from the field of departure
   * @param to the field of arrival
   */
  record Capture(ReferenceField from, ReferenceField to) implements ReferenceMove {}

  /**
   * A reinforcement.
   *
   * @param from the field of departure
   * @param to the field of arrival
   */
  record Reinforce(ReferenceField from, ReferenceField to) implements ReferenceMove {}

  /** A pass. */
  record Pass() implements ReferenceMove {}
}
