package io.github.boardrules.zertz;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.search.WeightedEvaluation;
import java.util.Locale;

/**
 * Estimates who stands better in one variant.
 *
 * <p><b>Design.</b> Only the marbles that players hold count, each colour more the nearer it is to
 * its goal, and the marbles that are missing to the nearest goal, separately for the player to move
 * and for the opponent. What lies on the board changes hands too quickly to be counted: a search
 * sees it. The weights are a logistic regression of the results of games that an alpha-beta search
 * played against itself, in positions without a capture.
 */
final class ZertzEvaluation extends WeightedEvaluation<ZertzPosition> {
  private static final int MAX_HELD = 32;

  /** With more marbles missing, a goal is not near. */
  private static final int NEAR = 2;

  private final ZertzOptions options;
  private final ZertzOptions.GameRule goals;

  /** By the number of a colour and that of the marbles held. */
  private final double[][] worth;

  private final double turn;
  private final double capture;

  /** By how many marbles are missing to the nearest goal. */
  private final double[] ownMissing;

  private final double[] otherMissing;

  ZertzEvaluation(ZertzOptions options, Weights weights) {
    super(weights);
    this.options = options;
    goals = options.game();
    worth =
        new double[][] {
          {},
          worth(goals, ZertzMarble.WHITE, weights, 1.28, 1.1),
          worth(goals, ZertzMarble.GREY, weights, 1.2, 0.64),
          worth(goals, ZertzMarble.BLACK, weights, 0.85, 0.79)
        };
    turn = weights.of("turn", 0.05);
    capture = weights.of("capture", 0.14);
    ownMissing = missing("own", weights, 0.53, 0.21);
    otherMissing = missing("other", weights, 0.24, 0.13);
  }

  /** Returns by the number held: a part of what the goal is worth, and the square of that part. */
  private static double[] worth(
      ZertzOptions.GameRule goals,
      ZertzMarble colour,
      Weights weights,
      double linear,
      double square) {
    String name = colour.name().toLowerCase(Locale.ROOT);
    double linearWeight = weights.of(name, linear);
    double squareWeight = weights.of(name + "-square", square);
    double[] worth = new double[MAX_HELD];
    for (int held = 0; held < MAX_HELD; held++) {
      double part = (double) held / goals.goal(colour);
      worth[held] = (linearWeight + squareWeight * part) * part;
    }
    return worth;
  }

  private static double[] missing(String whose, Weights weights, double one, double two) {
    return new double[] {
      0, weights.of(whose + "-missing-1", one), weights.of(whose + "-missing-2", two)
    };
  }

  @Override
  protected ZertzEvaluation create(Weights chosen) {
    return new ZertzEvaluation(options, chosen);
  }

  /**
   * A capture that is due decides first what is held. Where a player may ignore it, all placements
   * are legal too, and a search would look at thousands of moves instead of a few.
   */
  @Override
  public boolean isQuiet(ZertzPosition position) {
    return position.canLapse() || !position.isCapturePossible();
  }

  @Override
  public boolean loudMoves(ZertzPosition position, int movesLeft, MoveBuffer out) {
    return !position.isCapturePossible()
        && position.lapse == null
        && new LoudPlacements(position).list(movesLeft, out);
  }

  @Override
  public double score(ZertzPosition position) {
    int player = position.toMove();
    double score =
        turn
            + (position.isCapturePossible() ? capture : 0)
            + holdings(position, player, ownMissing)
            - holdings(position, 3 - player, otherMissing);
    return player == 1 ? score : -score;
  }

  private double holdings(ZertzPosition position, int player, double[] missingWorth) {
    int each = goals.goalOfEach();
    int missing = 0;
    int nearest = MAX_HELD;
    double sum = 0;
    for (int number = 1; number < worth.length; number++) {
      ZertzMarble colour = ZertzMarble.numbered(number);
      int held = PackedCounts.count(position.counts, player, colour);
      sum += worth[number][held];
      missing += Math.max(each - held, 0);
      nearest = Math.min(nearest, goals.goal(colour) - held);
    }
    nearest = Math.min(nearest, missing);
    return sum + (nearest > 0 && nearest <= NEAR ? missingWorth[nearest] : 0);
  }
}
