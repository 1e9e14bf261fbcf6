package io.github.boardrules.javascript;

/** Thrown when an answer would take too long. */
final class TooMuchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  TooMuchException(String message) {
    super(message);
  }
}
