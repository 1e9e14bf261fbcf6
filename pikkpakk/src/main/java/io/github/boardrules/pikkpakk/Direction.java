package io.github.boardrules.pikkpakk;

import java.util.List;

/**
 * Where a push goes, in the order of the letters.
 *
 * <pre>{@code
 * Direction.UP.letter();      // ==> u
 * Direction.UP.alongColumn(); // ==> true
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
   * The letter that stands for it.
   *
   * @return {@code u}, {@code d}, {@code l} or {@code r}
   */
  public char letter() {
    return letter;
  }

  /**
   * Whether it goes along columns.
   *
   * @return true for up and down
   */
  public boolean isVertical() {
    return alongColumn;
  }

  /** Its place in the order of the letters, from 0. */
  int number() {
    return number;
  }

  /** Whether it goes up or to the right. */
  boolean isForward() {
    return forward;
  }

  static Direction of(boolean alongColumn, boolean forward) {
    return alongColumn ? (forward ? UP : DOWN) : forward ? RIGHT : LEFT;
  }

  /** The letter. */
  @Override
  public String toString() {
    return String.valueOf(letter);
  }
}
