package io.github.boardrules.pikkpakk.board;

/** A phase of a game: the players place balls or push them (RULES.md, "A move"). */
public enum Phase {
  PLACE,
  PUSH;

  public String word() {
    return this == PLACE ? "place" : "push";
  }
}
