package io.github.boardrules.examples.hostile;

/** Something that reads texts from outside, and all that has to hold whatever text it is given. */
interface Target {

  /** What tells it from the other targets, such as {@code zertz-positions}. */
  String name();

  /**
   * Lets it read a text.
   *
   * @throws AssertionError when something does not hold; any other exception is a defect too
   */
  void check(String text);
}
