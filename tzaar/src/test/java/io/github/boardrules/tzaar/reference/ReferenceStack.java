package io.github.boardrules.tzaar.reference;

/**
 * A stack.
 *
 * @param player its owner
 * @param kind the letter of its kind
 * @param height the number of its pieces
 */
public record ReferenceStack(int player, char kind, int height) {

  /** A piece of the opponent's with the same kind, of the same height. */
  public ReferenceStack exchanged() {
    return new ReferenceStack(3 - player, kind, height);
  }
}
