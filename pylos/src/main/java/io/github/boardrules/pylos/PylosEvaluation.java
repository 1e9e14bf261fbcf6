package io.github.boardrules.pylos;

import io.github.boardrules.core.search.Evaluation;
import java.util.OptionalInt;

/**
 * Estimates who stands better.
 *
 * <p><b>Design.</b> The game is about saving stones, so the reserves count most, and a difference
 * the more the fewer stones are left. To them come the ways to save more: patterns that the next
 * stone completes, stones that can be raised, and free ones, which can be taken back; and cells
 * that many squares share or that are high. Completing a pattern is worth twice as much to the
 * player to move. The weights are a logistic regression of the results of games that an alpha-beta
 * search played against itself.
 */
final class PylosEvaluation implements Evaluation<PylosPosition> {
  static final PylosEvaluation INSTANCE = new PylosEvaluation();

  /** In matches at equal time the best of 0, 4, 8, 16 and whole games. */
  private static final OptionalInt ROLLOUT_PLIES = OptionalInt.of(4);

  private static final double RESERVE = 0.38;
  private static final double SHARE_OF_RESERVES = 2.9;
  private static final double EARNING = 0.4;
  private static final double EARNING_NOW = 0.36;
  private static final double RAISABLE = 0.14;
  private static final double FREE = 0.2;
  private static final double CENTRAL = 0.1;
  private static final double HIGH = 0.04;
  private static final double TO_MOVE = -0.11;

  private static final int FIRST_LEVEL = 16;
  private static final long HIGHER = Board.higher(0);

  private PylosEvaluation() {}

  @Override
  public OptionalInt rolloutPlies() {
    return ROLLOUT_PLIES;
  }

  @Override
  public double value(PylosPosition position) {
    long own = position.own();
    long other = position.other;
    int stones = position.variant.board.stones;
    long middle = position.variant.board.middle;
    int ownReserve = stones - Long.bitCount(own);
    int otherReserve = stones - Long.bitCount(other);
    int difference = ownReserve - otherReserve;
    long vacant = position.variant.board.vacant(own | other);
    boolean earns = position.variant.earning(own, vacant) != 0;
    double score =
        RESERVE * difference
            + SHARE_OF_RESERVES * difference / (ownReserve + otherReserve + 1)
            + (earns ? EARNING + EARNING_NOW : 0)
            - (position.variant.earning(other, vacant) != 0 ? EARNING : 0)
            + stones(own, own | other, vacant, middle)
            - stones(other, own | other, vacant, middle)
            + TO_MOVE;
    return Evaluation.bounded(position.toMove() == 1 ? score : -score);
  }

  /** Returns the worth of how a player's stones lie. */
  private static double stones(long own, long occupied, long vacant, long middle) {
    long free = own & ~Board.below(occupied);
    long raisable = 0;
    for (long rest = vacant & HIGHER; rest != 0; rest &= rest - 1) {
      long cell = rest & -rest;
      int level = Long.numberOfTrailingZeros(cell) & -FIRST_LEVEL;
      raisable |= free & ~Board.below(cell) & ((1L << level) - 1);
    }
    return RAISABLE * Long.bitCount(raisable)
        + FREE * Long.bitCount(free)
        + CENTRAL * Long.bitCount(own & middle)
        + HIGH * Long.bitCount(own & HIGHER);
  }
}
