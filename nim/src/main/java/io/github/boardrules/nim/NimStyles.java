package io.github.boardrules.nim;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Messages;

/** The styles of cells and balls in drawings. */
final class NimStyles {
  private static final Messages WORDS = NimEnding.MESSAGES.withPrefix("drawing.");

  /** A cell of a grid. */
  static final Diagram.Style CELL =
      new Diagram.Style("cell", WORDS.label("cell"), '.', "#efe6d2", "#6b5d45");

  /** A cell of a heap. */
  static final Diagram.Style PLACE =
      new Diagram.Style("place", WORDS.label("place"), '.', "#efe6d2", "#6b5d45");

  /** A digit of a number of balls. */
  static final Diagram.Style DIGIT =
      new Diagram.Style("digit", WORDS.label("digit"), ' ', "#fbf9f4", "#6b5d45");

  /** A ball. */
  static final Diagram.Style BALL =
      new Diagram.Style("ball", WORDS.label("ball"), 'o', "#c0504d", "#4a1513");

  private NimStyles() {}
}
