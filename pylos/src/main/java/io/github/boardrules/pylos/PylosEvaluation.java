package io.github.boardrules.pylos;

import io.github.boardrules.core.search.WeightedEvaluation;

/**
 * Estimates who stands better.
 *
 * <p><b>Design.</b> The game is about saving stones, so the reserves count most, and a difference
 * counts more the fewer stones are left. The ways to save more count too: patterns that the next
 * stone completes, stones that can be raised, and free ones, which can be taken back; and cells
 * that many squares share or that are high. Completing a pattern is worth twice as much to the
 * player to move. The weights are a logistic regression of the results of games that an alpha-beta
 * search played against itself.
 */
final class PylosEvaluation extends WeightedEvaluation<PylosPosition> {
  static final PylosEvaluation STANDARD = new PylosEvaluation(Weights.standard());

  /** In matches at equal time the best of 0, 4, 8, 16 and whole games. */
  static final int PLAYOUT_PLIES = 4;

  private static final int FIRST_LEVEL = 16;
  private static final long HIGHER = Board.higher(0);

  private final double reserve;
  private final double shareOfReserves;
  private final double ownEarning;
  private final double otherEarning;
  private final double raisable;
  private final double free;
  private final double central;
  private final double high;
  private final double turn;

  private PylosEvaluation(Weights weights) {
    super(weights);
    // a stone in reserve, and the part that it is of both reserves and one more
    reserve = weights.of("reserve", 0.38);
    shareOfReserves = weights.of("share-of-reserves", 2.9);
    // whether the next stone of the player to move, or of the opponent, can complete a pattern
    ownEarning = weights.of("own-earning", 0.76);
    otherEarning = weights.of("other-earning", 0.4);
    // a stone that can be raised, or that nothing rests on
    raisable = weights.of("raisable", 0.14);
    free = weights.of("free", 0.2);
    // a stone that four squares of level 1 share, or above level 1
    central = weights.of("central", 0.1);
    high = weights.of("high", 0.04);
    // the right to move
    turn = weights.of("turn", -0.11);
  }

  @Override
  protected PylosEvaluation create(Weights chosen) {
    return new PylosEvaluation(chosen);
  }

  @Override
  public double score(PylosPosition position) {
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
        reserve * difference
            + shareOfReserves * difference / (ownReserve + otherReserve + 1)
            + (earns ? ownEarning : 0)
            - (position.variant.earning(other, vacant) != 0 ? otherEarning : 0)
            + stones(own, own | other, vacant, middle)
            - stones(other, own | other, vacant, middle)
            + turn;
    return position.toMove() == 1 ? score : -score;
  }

  /** Returns the worth of how a player's stones lie. */
  private double stones(long own, long occupied, long vacant, long middle) {
    long freeStones = own & ~Board.below(occupied);
    long raisableStones = 0;
    for (long rest = vacant & HIGHER; rest != 0; rest &= rest - 1) {
      long cell = rest & -rest;
      int level = Long.numberOfTrailingZeros(cell) & -FIRST_LEVEL;
      raisableStones |= freeStones & ~Board.below(cell) & ((1L << level) - 1);
    }
    return raisable * Long.bitCount(raisableStones)
        + free * Long.bitCount(freeStones)
        + central * Long.bitCount(own & middle)
        + high * Long.bitCount(own & HIGHER);
  }
}
