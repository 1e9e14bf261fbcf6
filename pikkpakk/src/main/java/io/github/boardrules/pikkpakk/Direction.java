package io.github.boardrules.pikkpakk;

import java.util.List;

/**
 * The direction of a push, in the order of the letters.
 *
 * <pre>{@code
 * Direction.UP.letter();      // ==> u
 * Direction.UP.isVertical(); // ==> true
 * }</pre>
 */
public enum Direction {
  /** Down a column: {@code d}. */
  DOWN('d', 0, true, false),
  /** To the left, along a row: {@code l}. */
  LEFT('l', 1, false, false),
  /** To the right, along a row: {@code r}. */
  RIGHT('r', 2, false, true),
  /** Up a column: {@code u}. */
  UP('u', 3, true, true);

  static final List<Direction> ALL = List.of(values());

  private final char letter;
  private final int number;
  private final boolean alongColumn;
  private final boolean forward;

  Direction(char letter, int number, boolean alongColumn, boolean forward) {
    this.letter = letter;
    this.number = number;
    this.alongColumn = alongColumn;
    this.forward = forward;
  }

  /**
   * Returns the letter that stands for the direction.
   *
   * @return {@code u}, {@code d}, {@code l} or {@code r}
   */
  public char letter() {
    return letter;
  }

  /**
   * Returns whether the direction goes along columns.
   *
   * @return true for up and down
   */
  public boolean isVertical() {
    return alongColumn;
  }

  /** Returns its number in the order of the letters, from 0. */
  int number() {
    return number;
  }

  /** Returns whether the direction is up or to the right. */
  boolean isForward() {
    return forward;
  }

  static Direction of(boolean alongColumn, boolean forward) {
    return alongColumn ? (forward ? UP : DOWN) : forward ? RIGHT : LEFT;
  }

  /** Returns the letter. */
  @Override
  public String toString() {
    return String.valueOf(letter);
  }
}
