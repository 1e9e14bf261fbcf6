package io.github.boardrules.pikkpakk.value;

/**
 * The kinds of balls (RULES.md, "Equipment and board").
 *
 * <pre>{@code
 * PikkPakkBall.TARGET.letter();                                    // ==> t
 * PikkPakkRules.pikkPakk().start().ball(PikkPakkCell.parse("e5")); // ==> Optional[TARGET]
 * }</pre>
 */
public enum PikkPakkBall {
  /** A ball of player 1: {@code l}. */
  LIGHT('l'),
  /** A ball of player 2: {@code d}. */
  DARK('d'),
  /** The target ball, which belongs to neither player: {@code t}. */
  TARGET('t'),
  /** A neutral ball, which belongs to neither player: {@code n}. */
  NEUTRAL('n');

  private final char letter;

  PikkPakkBall(char letter) {
    this.letter = letter;
  }

  /** {@return the letter of the ball: {@code l}, {@code d}, {@code t} or {@code n}} */
  public char letter() {
    return letter;
  }
}
