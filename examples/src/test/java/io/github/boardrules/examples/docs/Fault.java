package io.github.boardrules.examples.docs;

/** Something in a page that cannot stay there: told with its place. */
final class Fault extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  Fault(String message) {
    super(message);
  }

  Fault(String place, Fault problem) {
    super(place + ": " + problem.getMessage(), problem);
  }
}
