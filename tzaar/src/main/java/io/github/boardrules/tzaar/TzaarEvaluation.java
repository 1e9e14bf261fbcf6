package io.github.boardrules.tzaar;

import io.github.boardrules.core.search.Evaluation;
import java.util.stream.IntStream;

/**
 * Estimates who stands better.
 *
 * <p><b>Design.</b> The terms are what decides games between programs that look some steps ahead:
 *
 * <ul>
 *   <li>whether captures are left to make: a player without one loses, so the last ones count most;
 *   <li>stacks, which take part in more captures and are captured by fewer pieces, up to a height
 *       of 4; a stack higher than all of the opponent's cannot be captured at all;
 *   <li>the kinds: each is worth the inverse of its number of stacks, and what can be captured of
 *       the last two stacks of a kind is as good as gone;
 *   <li>the turn, which is worth most before its first step.
 * </ul>
 *
 * <p>The weights are a logistic regression of the results of games that an alpha-beta search played
 * against itself from random set-ups.
 */
final class TzaarEvaluation {
  static final Evaluation<TzaarPosition> INSTANCE = TzaarEvaluation::value;

  private static final double RARITY = -0.15;
  private static final double STACK = 0.05;
  private static final double HEIGHT_2 = 0.2;
  private static final double HEIGHT_3 = 0.25;
  private static final double HEIGHT_4 = 0.12;
  private static final double HIGHEST = 0.15;
  private static final double LAST_ATTACKED = -0.55;
  private static final double LAST_BUT_ONE_ATTACKED = -0.09;
  private static final double TALL_ATTACKED = -0.1;
  private static final double CAPTURE = 0.05;
  private static final double FEW_CAPTURES = -2.0;
  private static final double FIRST_STEP = 0.3;
  private static final double SECOND_STEP = 0.18;

  /** By the number of stacks of a kind, 0 to 15, its inverse. */
  private static final double[] INVERSE =
      IntStream.range(0, 16).mapToDouble(stacks -> 1.0 / Math.max(1, stacks)).toArray();

  private TzaarEvaluation() {}

  private static double value(TzaarPosition position) {
    if (position.phaseAndPlayer < MoveEffects.FIRST) {
      return 0; // the first capture of all changes little
    }
    double turn = position.phase() == Phase.SECOND ? SECOND_STEP : FIRST_STEP;
    CaptureCounts captures = new CaptureCounts(position);
    return Evaluation.bounded(
        worth(position, 1, captures.attacked)
            - worth(position, 2, captures.attacked)
            + worth(captures.ofWhite)
            - worth(captures.ofBlack)
            + (position.toMove() == 1 ? turn : -turn));
  }

  /** Returns the worth of a number of captures. */
  private static double worth(int captures) {
    return CAPTURE * captures + FEW_CAPTURES / (1 + captures);
  }

  /** Returns the worth of a player's stacks, some of which the opponent can capture. */
  private static double worth(TzaarPosition position, int player, long attacked) {
    long own = position.stacksOf(player);
    long tall = own & position.tallStacks();
    long high = position.highHeights.all();
    return STACK * Long.bitCount(own)
        + HEIGHT_2 * Long.bitCount(tall)
        + HEIGHT_3 * Long.bitCount(own & (position.twos | high))
        + HEIGHT_4 * Long.bitCount(own & ((position.ones & position.twos) | high))
        + (tall != 0 && hasHighest(position, own) ? HIGHEST : 0)
        + TALL_ATTACKED * Long.bitCount(tall & attacked)
        + kind(own & position.low & ~position.high, attacked)
        + kind(own & position.high & ~position.low, attacked)
        + kind(own & position.low & position.high, attacked);
  }

  private static double kind(long stacks, long attacked) {
    int count = Long.bitCount(stacks);
    double attackedWorth = count > 2 ? 0 : count == 1 ? LAST_ATTACKED : LAST_BUT_ONE_ATTACKED;
    return RARITY * INVERSE[count] + attackedWorth * Long.bitCount(stacks & attacked);
  }

  /** Returns whether some stack of a player is higher than all of the opponent's. */
  private static boolean hasHighest(TzaarPosition position, long own) {
    long mine = own;
    long theirs = position.occupied() & ~own;
    // From the highest digit down, only the stacks that are highest so far are kept.
    for (int digit = position.highHeights.all() == 0 ? 1 : 4; digit >= 0; digit--) {
      long set = digit(position, digit);
      if ((theirs & set) != 0) {
        theirs &= set;
        mine &= set;
      } else if ((mine & set) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the stacks that have a binary digit, 0 to 4, in their height less one. */
  private static long digit(TzaarPosition position, int digit) {
    return switch (digit) {
      case 0 -> position.ones;
      case 1 -> position.twos;
      case 2 -> position.highHeights.fours();
      case 3 -> position.highHeights.eights();
      default -> position.highHeights.sixteens();
    };
  }
}
