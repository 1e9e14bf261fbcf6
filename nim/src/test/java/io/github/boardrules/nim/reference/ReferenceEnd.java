package io.github.boardrules.nim.reference;

/** How a game ends (RULES.md, "End of the game"). */
final class ReferenceEnd {
  private ReferenceEnd() {}

  /**
   * The status as the page writes it.
   *
   * @param ballLeft whether a ball is left
   * @param side the player to move
   * @param loses whether the player who takes the last ball loses
   */
  static String status(boolean ballLeft, int side, boolean loses) {
    if (ballLeft) {
      return "ongoing";
    }
    int tookLast = 3 - side;
    return loses ? "win " + side + " left-last" : "win " + tookLast + " took-last";
  }
}
