package io.github.boardrules.pikkpakk.board;

/** A phase of a game: the players place balls or push them (RULES.md, "A move"). */
public enum Phase {
  /** Balls are placed on the board, or enter it. */
  PLACE("place"),
  /** Balls are pushed. */
  PUSH("push");

  private final String word;

  Phase(String word) {
    this.word = word;
  }

  /**
   * Returns the word for the phase in texts.
   *
   * @return {@code place} or {@code push}
   */
  public String word() {
    return word;
  }
}
