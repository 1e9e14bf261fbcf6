package io.github.boardrules.examples.cli;

/**
 * A line of a file, printed as {@code FILE:LINE}.
 *
 * @param file the file as it was named
 * @param line the number of the line, from 1
 */
record Place(String file, long line) {

  /** The line has not the form that it must have. */
  Failure failure(String key, long column) {
    return Failure.of(key, "place", this, "column", column);
  }

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
