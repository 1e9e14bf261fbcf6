package io.github.boardrules.pikkpakk;

/**
 * What the players do (RULES.md, "A move").
 *
 * <pre>{@code
 * PikkPakkRules.pushFour().start().phase(); // ==> PLACE
 * PikkPakkRules.pikkPakk().start().phase(); // ==> PUSH
 * }</pre>
 */
public enum Phase {
  /** Balls come onto the board. */
  PLACE("place"),
  /** Balls are pushed. */
  PUSH("push");

  private final String word;

  Phase(String word) {
    this.word = word;
  }

  /**
   * The word for it in texts.
   *
   * @return {@code place} or {@code push}
   */
  public String word() {
    return word;
  }
}
