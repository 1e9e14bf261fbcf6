package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.BlockBits;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.LineBits;

/**
 * Estimates who stands better in five in a row, then pushing.
 *
 * <p><b>Design.</b> While balls are placed, the cells that a line of four lacks count: one wins for
 * the player to move, and two of the opponent's can hardly be filled. So do lines of three that the
 * opponent has not blocked, cells near the middle, and majorities for the second part. While balls
 * are pushed, lines count, blocked or not, and the majority in rows and columns, above all in
 * complete ones, which can be pushed; and whether such a push brings a ball to a cell that a line
 * of four across it lacks. Balls outside the block are not counted. The weights began with a
 * logistic regression of the results of games that an alpha-beta search played against itself;
 * those of majorities were chosen by matches.
 */
final class FivePushEvaluation extends MoverEvaluation {
  static final FivePushEvaluation STANDARD = new FivePushEvaluation(Weights.standard());

  private static final Board BOARD = Board.NINE;
  private static final int LENGTH = 5;

  private static final long[] ROWS_AND_COLUMNS = new long[2 * Board.BLOCK];

  /** By the distance from the edge of the block: the cells. */
  private static final long[] RINGS = new long[Board.BLOCK / 2 + 1];

  static {
    for (int column = 0; column < Board.BLOCK; column++) {
      for (int row = 0; row < Board.BLOCK; row++) {
        long cell = BlockBits.cell(column, row);
        ROWS_AND_COLUMNS[column] |= cell;
        ROWS_AND_COLUMNS[Board.BLOCK + row] |= cell;
        RINGS[3 - Math.max(Math.abs(column - 3), Math.abs(row - 3))] |= cell;
      }
    }
  }

  private final double turnToPlace;
  private final double[] inwards;
  private final LineCounts placed;
  private final double placedMajority;
  private final double four;
  private final double otherFour;
  private final double fork;
  private final double turnToPush;
  private final LineCounts pushed;
  private final double pushedMajority;
  private final double complete;
  private final double win;
  private final double threat;

  private FivePushEvaluation(Weights weights) {
    super(weights);
    // the right to move while balls are placed
    turnToPlace = weights.of("turn-to-place", 0.13);
    // a placed ball by its distance from the edge of the block
    inwards = numbered(weights, "inwards", 0.15, 0.3, 0.45);
    // lines of five cells by a player's balls, without balls of the other player
    placed = new LineCounts(numbered(weights, "placed", 0, 0, 0.1, 0), new double[LENGTH]);
    // a row or column of the block with more balls of a player, while balls are placed
    placedMajority = weights.of("placed-majority", 0.05);
    // whether the player to move can place the fifth ball, or the opponent could, on which cells
    four = weights.of("four", 2.7);
    otherFour = weights.of("other-four", 0.2);
    fork = weights.of("fork", 1.65);
    // the same terms while balls are pushed
    turnToPush = weights.of("turn-to-push", 0.1);
    pushed =
        new LineCounts(
            numbered(weights, "open", 0, 0.15, 0.1, 0.1),
            numbered(weights, "blocked", 0, 0.03, 0.05, 0.07));
    pushedMajority = weights.of("pushed-majority", 0.3);
    // a complete line with the majority
    complete = weights.of("complete", 0.2);
    // whether the player to move can push a ball into a line of four, or the opponent could
    win = weights.of("win", 2);
    threat = weights.of("threat", 0.4);
  }

  @Override
  protected FivePushEvaluation create(Weights chosen) {
    return new FivePushEvaluation(chosen);
  }

  @Override
  double scoreForMover(BitPosition position) {
    boolean isLight = position.toMove() == 1;
    long light = position.lightBlock() & BlockBits.ALL;
    long dark = position.darkBlock() & BlockBits.ALL;
    long own = isLight ? light : dark;
    long other = isLight ? dark : light;
    if (position.isPushing()) {
      return turnToPush
          + pushed.worth(own, other)
          - pushed.worth(other, own)
          + pushedMajority * majorities(own, other)
          + pushes(position, own, other);
    }
    long cells = lacking(own) & ~other;
    long otherCells = lacking(other) & ~own;
    return turnToPlace
        + placed.worth(own, other)
        - placed.worth(other, own)
        + placedMajority * majorities(own, other)
        + nearness(own)
        - nearness(other)
        + (cells == 0 ? 0 : four)
        - (otherCells == 0 ? 0 : Long.bitCount(otherCells) == 1 ? otherFour : otherFour + fork);
  }

  private double pushes(BitPosition position, long own, long other) {
    boolean isLight = position.toMove() == 1;
    boolean isFree = !((FivePushGame) position.variant()).needsMajority;
    long ownDiagonals = diagonals(own);
    long ownColumns = lacking(own, BOARD.size) | ownDiagonals;
    long ownRows = lacking(own, 1) | ownDiagonals;
    long otherDiagonals = diagonals(other);
    long otherColumns = lacking(other, BOARD.size) | otherDiagonals;
    long otherRows = lacking(other, 1) | otherDiagonals;
    LineBits lines = new LineBits(position);
    double sum = 0;
    long wins = 0;
    long threats = 0;
    for (int line = 0; line < BOARD.lines(); line++) {
      int owns = isLight ? lines.light(line) : lines.dark(line);
      int others = isLight ? lines.dark(line) : lines.light(line);
      if (LineBits.isComplete(owns | others)) {
        int ahead = Integer.signum(Integer.bitCount(owns) - Integer.bitCount(others));
        sum += complete * ahead;
        boolean isColumn = BOARD.isColumn(line);
        if (isFree || ahead > 0) {
          wins |= (isColumn ? ownColumns : ownRows) & moved(line, owns, owns | others);
        }
        if (isFree || ahead < 0) {
          threats |= (isColumn ? otherColumns : otherRows) & moved(line, others, owns | others);
        }
      }
    }
    return sum + (wins == 0 ? 0 : win) - (threats == 0 ? 0 : threat);
  }

  /** Returns where some balls of a line come to by a push of one cell, either way. */
  private static long moved(int line, int some, int balls) {
    int back = (balls & 1) == 0 ? some >> 1 : 0;
    int ahead = (balls << 1) <= BOARD.lineIndexes ? some << 1 : 0;
    return BlockBits.of(BOARD.low(line, back | ahead), BOARD.high(line, back | ahead));
  }

  /** Returns the cells that lines of four lack, in all directions. */
  private static long lacking(long own) {
    return lacking(own, 1) | lacking(own, BOARD.size) | diagonals(own);
  }

  private static long lacking(long own, int step) {
    return LineCounts.lacking(own, step, LENGTH);
  }

  private static long diagonals(long own) {
    return lacking(own, BOARD.size - 1) | lacking(own, BOARD.size + 1);
  }

  private static int majorities(long own, long other) {
    int difference = 0;
    for (long line : ROWS_AND_COLUMNS) {
      difference += Integer.signum(Long.bitCount(own & line) - Long.bitCount(other & line));
    }
    return difference;
  }

  private double nearness(long balls) {
    double sum = 0;
    for (int distance = 1; distance < inwards.length; distance++) {
      sum += inwards[distance] * Long.bitCount(balls & RINGS[distance]);
    }
    return sum;
  }
}
