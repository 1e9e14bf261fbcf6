package io.github.boardrules.examples.cli.shared;

/** A line of a file, printed as {@code FILE:LINE}. */
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
