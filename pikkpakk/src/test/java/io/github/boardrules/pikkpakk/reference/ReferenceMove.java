package io.github.boardrules.pikkpakk.reference;

/** A move (RULES.md, "A move"). */
public sealed interface ReferenceMove {

  /** A placement or an entry. */
  record Place(String cell) implements ReferenceMove {}

  /** A push of a whole line: the letter of a column or the number of a row. */
  record PushLine(String line, char direction, int cells) implements ReferenceMove {}

  /** A push of a run, by its rear ball. */
  record PushRun(String rear, char direction, int cells) implements ReferenceMove {}

  /** A move sideways of a series, from its lower or left end to the other. */
  record Sideways(String first, String last, char direction, int cells) implements ReferenceMove {}
}
