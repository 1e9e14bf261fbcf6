package io.github.boardrules.tzaar;

import java.util.List;
import java.util.Locale;

/**
 * The kinds of pieces, in the order of the rule page.
 *
 * <pre>{@code
 * TzaarKind.TZARRA.pieces();                                 // ==> 9
 * TzaarRules.standard().start().stacks(1, TzaarKind.TZARRA); // ==> 9
 * }</pre>
 */
public enum TzaarKind {
  /** Tzaar, {@code Z}: the rarest. */
  TZAAR('Z', 1, 6),
  /** Tzarra, {@code R}. */
  TZARRA('R', 2, 9),
  /** Tott, {@code T}: the most common. */
  TOTT('T', 3, 15);

  static final List<TzaarKind> ALL = List.of(values());

  private final char letter;
  private final int number;
  private final int pieces;

  TzaarKind(char letter, int number, int pieces) {
    this.letter = letter;
    this.number = number;
    this.pieces = pieces;
  }

  /** Returns the letter of the kind; in positions, Black's pieces have it in lower case. */
  char letter() {
    return letter;
  }

  /** {@return the number of pieces of the kind that each player has: 6, 9 or 15} */
  public int pieces() {
    return pieces;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  int number() {
    return number;
  }

  static TzaarKind ofNumber(int number) {
    return ALL.get(number - 1);
  }

  @Override
  public String toString() {
    return String.valueOf(letter);
  }
}
