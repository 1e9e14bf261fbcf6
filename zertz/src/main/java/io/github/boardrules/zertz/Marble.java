package io.github.boardrules.zertz;

import java.util.List;
import java.util.Locale;

/**
 * The colours of the marbles, in the order in which the pages and texts list them.
 *
 * <pre>{@code
 * Marble.WHITE.letter();                         // ==> W
 * ZertzRules.basic().start().pool(Marble.WHITE); // ==> 5
 * }</pre>
 */
public enum Marble {
  /** White, {@code W}: the rarest. */
  WHITE('W', 1),
  /** Grey, {@code G}. */
  GREY('G', 2),
  /** Black, {@code B}: the most common. */
  BLACK('B', 3);

  /** All colours in order. Unmodifiable. */
  static final List<Marble> ALL = List.of(values());

  private final char letter;
  private final int number;

  Marble(char letter, int number) {
    this.letter = letter;
    this.number = number;
  }

  /**
   * The letter that stands for the colour in texts.
   *
   * @return {@code W}, {@code G} or {@code B}
   */
  public char letter() {
    return letter;
  }

  /**
   * The word that stands for the colour in steps and drawings.
   *
   * @return {@code white}, {@code grey} or {@code black}
   */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The marble's number on the bit boards, 1 to 3. */
  int number() {
    return number;
  }

  /** The marble with a number from 1 to 3. */
  static Marble numbered(int number) {
    return ALL.get(number - 1);
  }

  /** The letter that stands for the colour in texts. */
  @Override
  public String toString() {
    return String.valueOf(letter);
  }
}
