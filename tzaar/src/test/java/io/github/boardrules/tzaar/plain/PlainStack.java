package io.github.boardrules.tzaar.plain;

/**
 * A stack.
 *
 * @param player its owner
 * @param kind the letter of its kind
 * @param height the number of its pieces
 */
public record PlainStack(int player, char kind, int height) {

  /** A piece of the opponent's with the same kind, of the same height. */
  public PlainStack exchanged() {
    return new PlainStack(3 - player, kind, height);
  }
}
