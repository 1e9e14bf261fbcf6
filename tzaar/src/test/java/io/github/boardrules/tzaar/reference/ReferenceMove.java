package io.github.boardrules.tzaar.reference;

/** A move (RULES.md, "A move"). */
public sealed interface ReferenceMove {

  /** A placement of a piece, by the letter of its kind. */
  record Place(char kind, ReferenceField to) implements ReferenceMove {}

  record Capture(ReferenceField from, ReferenceField to) implements ReferenceMove {}

  record Reinforce(ReferenceField from, ReferenceField to) implements ReferenceMove {}

  record Pass() implements ReferenceMove {}
}
