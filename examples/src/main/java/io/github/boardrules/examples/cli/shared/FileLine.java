package io.github.boardrules.examples.cli.shared;

/**
 * A line of a file, printed as {@code FILE:LINE}.
 *
 * @param file the file as it was given
 * @param line the number of the line, from 1
 */
public record FileLine(String file, long line) {

  /** Returns the failure of a malformed line. */
  public Failure failure(String key, long column) {
    return Failure.of(key, "place", this, "column", column);
  }

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
