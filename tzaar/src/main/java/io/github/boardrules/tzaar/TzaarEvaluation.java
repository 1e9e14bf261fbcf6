package io.github.boardrules.tzaar;

import io.github.boardrules.core.search.WeightedEvaluation;
import java.util.Arrays;

/**
 * Estimates who stands better.
 *
 * <p><b>Design.</b> The terms are what decides games between programs that look some steps ahead:
 *
 * <ul>
 *   <li>how many captures there are to make, the first ones most: a player without one loses; and
 *       so with the stacks that can be captured;
 *   <li>stacks, which take part in more captures and are captured by fewer pieces, up to a height
 *       of 5; a stack higher than all of the opponent's cannot be captured at all;
 *   <li>the kinds: each counts by the inverse of its number of stacks, and what can be captured of
 *       the last three stacks of a kind is nearly gone, at once if the capturer is to move; two
 *       captures in one turn take the last two;
 *   <li>the turn, which is worth most before its first step.
 * </ul>
 *
 * <p>What can be captured counts separately for the player to move and for the opponent. The
 * weights are a logistic regression of the results of games that an alpha-beta search played
 * against itself from random set-ups.
 */
final class TzaarEvaluation extends WeightedEvaluation<TzaarPosition> {
  private static final int KINDS = TzaarKind.ALL.size();

  /** The greatest number of stacks of a kind that count as its last. */
  private static final int LAST = 3;

  /** The most stacks of a player. */
  private static final int MOST_STACKS = TzaarKind.ALL.stream().mapToInt(TzaarKind::pieces).sum();

  private static final int MOST_CAPTURES = Board.DIRECTIONS * MOST_STACKS;

  static final TzaarEvaluation INSTANCE = new TzaarEvaluation(Weights.standard());

  private final double firstStep;
  private final double secondStep;

  /** Of a stack, and besides of one with a height of at least 2 and more. */
  private final double stack;

  private final double height2;
  private final double height3;
  private final double height4;
  private final double height5;

  /** Of having a stack that is higher than all of the opponent's. */
  private final double highest;

  /** By kind and by how many stacks of it there are: of the inverse of their number. */
  private final double[][] rarity;

  /** By kind: of a stack with a height of at least 2. */
  private final double[] tallKind;

  /** Of the opponent's last stack of a kind, if it can be captured in the second step. */
  private final double secondStepLast;

  /** Of the opponent's last two stacks of a kind, if both can be captured in this turn. */
  private final double pair;

  private final Side mover;
  private final Side other;

  /** What is counted for the player to move, or for the opponent. */
  private static final class Side {
    /** By number: of the captures, by the inverse of 1 and their number, and by its square root. */
    private final double[] captures = new double[MOST_CAPTURES + 1];

    /** By number: of the stacks to be captured, by the inverse of 1 and their number. */
    private final double[] targets = new double[MOST_STACKS + 1];

    /** Of a stack that can be captured, and of one with a height of at least 2 and 3. */
    private final double attacked;

    private final double attacked2;
    private final double attacked3;

    /** By how many stacks of its kind are left: of one that can be captured. */
    private final double[] lastAttacked;

    Side(Weights weights, String whose, double... standard) {
      double fewCaptures = weights.of(whose + "-few-captures", standard[0]);
      double fewTargets = weights.of(whose + "-few-targets", standard[1]);
      double manyCaptures = weights.of(whose + "-captures", standard[2]);
      Arrays.setAll(captures, n -> fewCaptures / (1 + n) + manyCaptures * Math.sqrt(n));
      Arrays.setAll(targets, n -> fewTargets / (1 + n));
      attacked = weights.of(whose + "-attacked", standard[3]);
      attacked2 = weights.of(whose + "-attacked-2", standard[4]);
      attacked3 = weights.of(whose + "-attacked-3", standard[5]);
      lastAttacked = new double[LAST + 1];
      for (int left = 1; left <= LAST; left++) {
        lastAttacked[left] = weights.of(whose + "-last-" + left + "-attacked", standard[5 + left]);
      }
    }
  }

  private TzaarEvaluation(Weights weights) {
    super(weights);
    firstStep = weights.of("first-step", 0.135);
    secondStep = weights.of("second-step", 0.008);
    stack = weights.of("stack", 0.04);
    height2 = weights.of("height-2", 0.153);
    height3 = weights.of("height-3", 0.246);
    height4 = weights.of("height-4", 0.186);
    height5 = weights.of("height-5", 0.108);
    highest = weights.of("highest", 0.043);
    rarity =
        new double[][] {
          inverses(weights.of("tzaars", -0.196)),
          inverses(weights.of("tzarras", -0.333)),
          inverses(weights.of("totts", -0.518))
        };
    tallKind = new double[] {weights.of("tall-tzaar", 0.098), weights.of("tall-tzarra", 0.028), 0};
    secondStepLast = weights.of("second-step-last", 1.089);
    pair = weights.of("pair", -1.085);
    mover =
        new Side(
            weights, "own", 0.248, -1.973, 0.419, -0.002, -0.027, -0.05, -0.363, -0.111, -0.041);
    other =
        new Side(
            weights, "other", -0.706, -1.526, 0.374, 0.009, -0.101, -0.25, -2.991, -0.068, -0.04);
  }

  /** Returns a weight divided by each number of stacks, and by 1 for none. */
  private static double[] inverses(double weight) {
    double[] inverses = new double[MOST_STACKS + 1];
    Arrays.setAll(inverses, n -> weight / Math.max(1, n));
    return inverses;
  }

  @Override
  protected TzaarEvaluation create(Weights chosen) {
    return new TzaarEvaluation(chosen);
  }

  @Override
  public double score(TzaarPosition position) {
    if (position.phaseAndPlayer < MoveEffects.FIRST) {
      return 0; // the first capture of all changes little
    }
    CaptureCounts captures = new CaptureCounts(position);
    boolean isWhite = position.toMove() == 1;
    boolean isFirst = position.phase() == TzaarPhase.FIRST;
    int ownCaptures = isWhite ? captures.ofWhite : captures.ofBlack;
    int otherCaptures = isWhite ? captures.ofBlack : captures.ofWhite;
    long own = position.stacksOf(position.toMove());
    long others = position.occupied() & ~own;
    double score =
        (isFirst ? firstStep : secondStep)
            + worth(position, own)
            - worth(position, others)
            + attacked(position, own, captures.attacked, mover)
            - attacked(position, others, captures.attacked, other)
            - lastAttacked(position, others, captures.attacked, isFirst)
            + mover.captures[ownCaptures]
            - other.captures[otherCaptures]
            + mover.targets[Long.bitCount(others & captures.attacked)]
            - other.targets[Long.bitCount(own & captures.attacked)];
    return isWhite ? score : -score;
  }

  /** Returns the worth of a player's stacks that does not depend on the turn. */
  private double worth(TzaarPosition position, long own) {
    long high = position.highHeights.all();
    long tall = own & position.tallStacks();
    double worth =
        stack * Long.bitCount(own)
            + height2 * Long.bitCount(tall)
            + height3 * Long.bitCount(own & (position.twos | high))
            + height4 * Long.bitCount(own & ((position.ones & position.twos) | high))
            + height5 * Long.bitCount(own & high)
            + (tall != 0 && hasHighest(position, own) ? highest : 0);
    for (int kind = 0; kind < KINDS; kind++) {
      long stacks = own & position.of(TzaarKind.ALL.get(kind));
      worth += rarity[kind][Long.bitCount(stacks)] + tallKind[kind] * Long.bitCount(stacks & tall);
    }
    return worth;
  }

  /** Returns the worth of a player's stacks as far as they can be captured. */
  private static double attacked(TzaarPosition position, long stacks, long attacked, Side side) {
    long those = stacks & attacked;
    double worth =
        side.attacked * Long.bitCount(those)
            + side.attacked2 * Long.bitCount(those & position.tallStacks())
            + side.attacked3 * Long.bitCount(those & (position.twos | position.highHeights.all()));
    for (int kind = 0; kind < KINDS; kind++) {
      long ofKind = stacks & position.of(TzaarKind.ALL.get(kind));
      int left = Long.bitCount(ofKind);
      worth += left > LAST ? 0 : side.lastAttacked[left] * Long.bitCount(ofKind & attacked);
    }
    return worth;
  }

  /** Returns what it is worth that the player to move can capture the last stacks of a kind. */
  private double lastAttacked(TzaarPosition position, long others, long attacked, boolean isFirst) {
    double worth = 0;
    for (int kind = 0; kind < KINDS; kind++) {
      long stacks = others & position.of(TzaarKind.ALL.get(kind));
      int left = (stacks & ~attacked) == 0 ? Long.bitCount(stacks) : 0;
      worth += left == 2 && isFirst ? pair : left == 1 && !isFirst ? secondStepLast : 0;
    }
    return worth;
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
