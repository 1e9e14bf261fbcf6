package io.github.boardrules.examples.docs;

/** An error in a page or in documentation of the API, with its place. */
final class Fault extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  Fault(String message) {
    super(message);
  }

  Fault(String place, Fault problem) {
    super(place + ": " + problem.getMessage(), problem);
  }
}
