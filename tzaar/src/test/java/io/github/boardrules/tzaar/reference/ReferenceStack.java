package io.github.boardrules.tzaar.reference;

/** A stack: its owner, the letter of its kind, the number of its pieces. */
public record ReferenceStack(int player, char kind, int height) {

  /** A piece of the opponent's with the same kind, of the same height. */
  public ReferenceStack exchanged() {
    return new ReferenceStack(3 - player, kind, height);
  }
}
