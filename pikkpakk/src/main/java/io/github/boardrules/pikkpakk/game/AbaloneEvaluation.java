package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.LineBits;

/**
 * Estimates who stands better in square abalone.
 *
 * <p><b>Design.</b> The terms begin with those of Oswin Aichholzer, Franz Aurenhammer and Tino
 * Werner, "Algorithmic fun: Abalone" (Special Issue on Foundations of Information Processing of
 * Telematik, 2002): balls lost, nearness to the middle, cohesion. Balls in the middle are safe and
 * can push in every direction; balls that stand together have the majority in their runs. The runs
 * themselves count too: the majority in them, and what they push off at the edge, separately for
 * the player to move and for the opponent, so that a search need not look one push further. All
 * that belongs to one line is looked up by its cells, written with three digits. The weights began
 * with a logistic regression of the results of games that an alpha-beta search played against
 * itself; those of balls lost and of their spread were chosen by matches.
 */
final class AbaloneEvaluation extends MoverEvaluation {
  /** For balls on the whole board. */
  static final AbaloneEvaluation BOARD = new AbaloneEvaluation(Weights.standard(), Board.NINE.size);

  /** For balls on the block, which leave the board at its edge. */
  static final AbaloneEvaluation BLOCK = new AbaloneEvaluation(Weights.standard(), Board.BLOCK);

  /** Where the fields of {@link #sums} begin, after the number of balls. */
  private static final int INDEXES = 10;

  private static final int SQUARES = 20;
  private static final int DIGITS = 36;

  private final int length;
  private final int margin;
  private final double lost;
  private final double[] inwards;
  private final double spread;
  private final double triple;
  private final double majority;
  private final double mixed;

  /** By the distance from the edge: the cells. */
  private final long[] ringsLow = new long[Board.NINE.size / 2 + 1];

  private final long[] ringsHigh = new long[Board.NINE.size / 2 + 1];

  /** By the balls of a line: their number, the sum of their indexes, of the squares, of powers. */
  private final long[] sums = new long[1 << Board.NINE.size];

  /** By the cells of a line, 0 empty, 1 of the player to move, 2 of the opponent: its worth. */
  private final double[] lines;

  private AbaloneEvaluation(Weights weights, int length) {
    super(weights);
    this.length = length;
    margin = (Board.NINE.size - length) / 2;
    // a ball lost
    lost = weights.of("lost", -0.6);
    // a ball by its distance from the edge, against one at the edge
    inwards = numbered(weights, "inwards", 0.1, 0.177, 0.184, 0.25);
    // the sum of the squares of the distances of a player's balls from their centre
    spread = weights.of("spread", -0.005);
    // three balls of a player side by side
    triple = weights.of("triple", 0.07);
    // a run in which a player has the majority
    majority = weights.of("majority", 0.042);
    // the same with balls of both players
    mixed = weights.of("mixed", 0.022);
    // a ball that the player to move can push off, or the opponent could
    double capture = weights.of("capture", 0.25);
    double threat = weights.of("threat", 0.19);
    for (int bit = 0; bit < Board.NINE.size * Board.NINE.size; bit++) {
      int column = bit / Board.NINE.size - margin;
      int row = bit % Board.NINE.size - margin;
      int distance = Math.min(Math.min(column, row), length - 1 - Math.max(column, row));
      if (distance > 0) {
        ringsLow[distance] |= CellSets.low(bit);
        ringsHigh[distance] |= CellSets.high(bit);
      }
    }
    int powers = 1;
    for (int index = 0; index < length; index++, powers *= 3) {
      long sum = 1 + (index << INDEXES) + ((index * index) << SQUARES) + ((long) powers << DIGITS);
      for (int bits = 1 << index; bits < (2 << index); bits++) {
        sums[bits] = sums[bits - (1 << index)] + sum;
      }
    }
    lines = new double[powers];
    int all = (1 << length) - 1;
    for (int own = 0; own <= all; own++) {
      // All sets of the cells that are left.
      int other = 0;
      do {
        lines[line(sums[own], sums[other])] =
            worth(own, other, capture) - worth(other, own, threat);
        other = (other - (all & ~own)) & all & ~own;
      } while (other != 0);
    }
  }

  @Override
  protected AbaloneEvaluation create(Weights chosen) {
    return new AbaloneEvaluation(chosen, length);
  }

  @Override
  double scoreForMover(BitPosition position) {
    boolean isLight = position.toMove() == 1;
    double sum = isLight ? forLight(position) : -forLight(position);
    LineBits bits = new LineBits(position);
    for (int first = 0; first < 2 * Board.NINE.size; first += Board.NINE.size) {
      long ownSums = 0;
      long otherSums = 0;
      for (int line = first; line < first + Board.NINE.size; line++) {
        long light = sums[bits.light(line) >> margin];
        long dark = sums[bits.dark(line) >> margin];
        long own = isLight ? light : dark;
        long other = isLight ? dark : light;
        sum += lines[line(own, other)];
        ownSums += own;
        otherSums += other;
      }
      sum += spread * (spread(ownSums) - spread(otherSums));
    }
    return sum;
  }

  /** Returns what does not depend on who is to move. */
  private double forLight(BitPosition position) {
    double sum = lost * (position.lost(1) - position.lost(2));
    for (int i = 1; i < inwards.length; i++) {
      sum +=
          inwards[i]
              * (CellSets.count(position.lightLow & ringsLow[i], position.lightHigh & ringsHigh[i])
                  - CellSets.count(
                      position.darkLow & ringsLow[i], position.darkHigh & ringsHigh[i]));
    }
    return sum;
  }

  private static int line(long own, long other) {
    return (int) ((own + 2 * other) >>> DIGITS);
  }

  /** Returns what a line is worth to the owner of some of its balls. */
  private double worth(int own, int other, double capture) {
    double worth = triple * Integer.bitCount(own & (own >> 1) & (own >> 2));
    int ends = other & (1 | (1 << (length - 1)));
    int rest = own | other;
    while (rest != 0) {
      int run = rest & ~(rest + Integer.lowestOneBit(rest));
      int ahead = Integer.bitCount(own & run) - Integer.bitCount(other & run);
      if (ahead > 0) {
        worth += majority + ((other & run) != 0 ? mixed : 0);
        worth += capture * Integer.bitCount(ends & run);
      }
      rest ^= run;
    }
    return worth;
  }

  /** Returns the sum of the squares of the distances from the mean, in one direction. */
  private static double spread(long sums) {
    int balls = (int) sums & ((1 << INDEXES) - 1);
    double sum = (sums >> INDEXES) & ((1 << (SQUARES - INDEXES)) - 1);
    long squares = (sums >> SQUARES) & ((1 << (DIGITS - SQUARES)) - 1);
    return balls == 0 ? 0 : squares - sum * sum / balls;
  }
}
