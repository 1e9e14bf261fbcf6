package io.github.boardrules.pikkpakk.board;

/**
 * The player to move, the phase and the lost balls of a position, packed into one {@code int}: from
 * the lowest bit, one bit for the player to move, one for the phase, and seven for the balls that
 * each player has lost in square abalone.
 */
public final class PackedState {
  private static final int PUSH = 2;
  private static final int LOST_1 = 2;
  private static final int LOST_2 = 9;
  private static final int LOST_MASK = 127;

  private PackedState() {}

  /** Returns the state of a position in which no ball has been lost. */
  public static int of(int toMove, Phase phase) {
    return of(toMove, phase, 0, 0);
  }

  public static int of(int toMove, Phase phase, int lost1, int lost2) {
    return (toMove - 1) | (phase == Phase.PUSH ? PUSH : 0) | lost(lost1, lost2);
  }

  /** Returns the part of a state that counts lost balls; parts can be added. */
  public static int lost(int lost1, int lost2) {
    return (lost1 << LOST_1) | (lost2 << LOST_2);
  }

  public static int toMove(int state) {
    return 1 + (state & 1);
  }

  public static boolean isPushing(int state) {
    return (state & PUSH) != 0;
  }

  public static int lostBy(int state, int player) {
    return (state >>> (player == 1 ? LOST_1 : LOST_2)) & LOST_MASK;
  }
}
