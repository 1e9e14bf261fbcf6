package io.github.boardrules.pikkpakk.value;

/**
 * The direction of a push, in the order of the letters.
 *
 * <pre>{@code
 * PikkPakkDirection.UP.letter();     // ==> u
 * PikkPakkDirection.UP.isVertical(); // ==> true
 * }</pre>
 */
public enum PikkPakkDirection {
  /** Down a column: {@code d}. */
  DOWN('d', true),
  /** To the left, along a row: {@code l}. */
  LEFT('l', false),
  /** To the right, along a row: {@code r}. */
  RIGHT('r', false),
  /** Up a column: {@code u}. */
  UP('u', true);

  private final char letter;
  private final boolean alongColumn;

  PikkPakkDirection(char letter, boolean alongColumn) {
    this.letter = letter;
    this.alongColumn = alongColumn;
  }

  /** {@return the letter of the direction: {@code u}, {@code d}, {@code l} or {@code r}} */
  public char letter() {
    return letter;
  }

  /** {@return whether the direction goes along columns, up or down} */
  public boolean isVertical() {
    return alongColumn;
  }

  @Override
  public String toString() {
    return String.valueOf(letter);
  }
}
