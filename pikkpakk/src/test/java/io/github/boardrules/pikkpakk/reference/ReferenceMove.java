package io.github.boardrules.pikkpakk.reference;

/** A move (RULES.md, "A move"). */
public sealed interface ReferenceMove {

  /**
   * A placement or an entry.
   *
   * @param cell the name of the cell
   */
  record Place(String cell) implements ReferenceMove {}

  /**
   * A push of a whole line.
   *
   * @param line the letter of a column or the number of a row
   * @param direction where it is pushed
   * @param cells how far
   */
  record PushLine(String line, char direction, int cells) implements ReferenceMove {}

  /**
   * A push of a run.
   *
   * @param rear the cell of its rear ball
   * @param direction where it is pushed
   * @param cells how far
   */
  record PushRun(String rear, char direction, int cells) implements ReferenceMove {}

  /**
   * A move sideways.
   *
   * @param first the lower or left end of the series
   * @param last its other end
   * @param direction where it moves
   * @param cells how far
   */
  record Sideways(String first, String last, char direction, int cells) implements ReferenceMove {}
}
