package io.github.boardrules.examples.hostile;

/** A reader of texts from outside, with the checks that hold for any text. */
interface Target {

  /**
   * Reads a text and checks the result.
   *
   * @throws AssertionError if a check fails; any other exception is a defect too
   */
  void check(String text);
}
