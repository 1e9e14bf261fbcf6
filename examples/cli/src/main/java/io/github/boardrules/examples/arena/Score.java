package io.github.boardrules.examples.arena;

import java.io.Serializable;

/** The results of some games, as the first player sees them. */
public record Score(int wins, int draws, int losses, long plies, Work first, Work second)
    implements Serializable {
  public static final Score NONE = new Score(0, 0, 0, 0, Work.NONE, Work.NONE);

  /** The quantile of the normal distribution for an interval of 95 %. */
  private static final double QUANTILE = 1.959964;

  public Score plus(Score other) {
    return new Score(
        wins + other.wins,
        draws + other.draws,
        losses + other.losses,
        plies + other.plies,
        first.plus(other.first),
        second.plus(other.second));
  }

  /** Returns the number of games: 0 or more. */
  public int games() {
    return wins + draws + losses;
  }

  /** Returns the share of the points that the first player has got; a draw is half a point. */
  public double share() {
    return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
  }

  /**
   * Returns the lower end of the 95 % interval of the share, by Wilson's formula. As draws vary
   * less than wins and losses, the interval is rather too wide than too narrow.
   */
  public double lower() {
    return Math.max(0, bound(-1));
  }

  /** Returns the upper end of the 95 % interval of the share. */
  public double upper() {
    return Math.min(1, bound(1));
  }

  private double bound(int sign) {
    double games = games();
    if (games == 0) {
      return sign;
    }
    double square = QUANTILE * QUANTILE;
    double half =
        QUANTILE * Math.sqrt(share() * (1 - share()) / games + square / (4 * games * games));
    return (share() + square / (2 * games) + sign * half) / (1 + square / games);
  }
}
