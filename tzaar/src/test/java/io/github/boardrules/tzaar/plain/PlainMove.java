package io.github.boardrules.tzaar.plain;

/** A move (RULES.md, "A move"). */
public sealed interface PlainMove {

  /**
   * A place.
   *
   * @param kind the letter of the kind
   * @param field where the piece is put
   */
  record Place(char kind, PlainField field) implements PlainMove {}

  /**
   * A capture.
   *
   * @param from the field of departure
   * @param to the field of arrival
   */
  record Capture(PlainField from, PlainField to) implements PlainMove {}

  /**
   * A reinforcement.
   *
   * @param from the field of departure
   * @param to the field of arrival
   */
  record Reinforce(PlainField from, PlainField to) implements PlainMove {}

  /** A pass. */
  record Pass() implements PlainMove {}
}
