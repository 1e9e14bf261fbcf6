package io.github.boardrules.zertz;

import java.util.List;
import java.util.Locale;

/**
 * The colours of the marbles, in the order of RULES.md.
 *
 * <pre>{@code
 * ZertzRules.standard().start().pool(ZertzMarble.WHITE); // ==> 5
 * }</pre>
 */
public enum ZertzMarble {
  /** White, {@code W}: the rarest. */
  WHITE('W', 1),
  /** Grey, {@code G}. */
  GREY('G', 2),
  /** Black, {@code B}: the most common. */
  BLACK('B', 3);

  static final List<ZertzMarble> ALL = List.of(values());

  private final char letter;
  private final int number;

  ZertzMarble(char letter, int number) {
    this.letter = letter;
    this.number = number;
  }

  char letter() {
    return letter;
  }

  /** Returns the colour's name in steps and drawings. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  int number() {
    return number;
  }

  static ZertzMarble numbered(int number) {
    return ALL.get(number - 1);
  }

  @Override
  public String toString() {
    return String.valueOf(letter);
  }
}
