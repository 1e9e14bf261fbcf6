package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.BlockBits;
import io.github.boardrules.pikkpakk.board.Board;

/**
 * Estimates who stands better in push-four.
 *
 * <p><b>Design.</b> What counts most is whether the next entry makes four, for the player to move,
 * who wins by it, and separately for the opponent, who may still be hindered. All entries of a side
 * of the block are tried at once: each brings a ball to the first cell of its line, and moves the
 * run there by one; such a ball makes four if it comes to a cell that three others in a line lack.
 * Lines with two or three balls count too. A push moves whole lines, so that a line with a ball of
 * the opponent is not lost and still counts. The weights are a logistic regression of the results
 * of games that an alpha-beta search played against itself.
 */
final class PushFourEvaluation extends MoverEvaluation {
  static final PushFourEvaluation STANDARD = new PushFourEvaluation(Weights.standard());

  private static final int COLUMN = Board.NINE.size;
  private static final int LENGTH = 4;
  private static final int LAST = Board.BLOCK - 1;

  /** The first cells of the entries from below, and of those from the left. */
  private static final long BOTTOM = BlockBits.line(1);

  private static final long LEFT = BlockBits.line(COLUMN);

  private final double turn;
  private final LineCounts lines;
  private final double win;
  private final double threat;

  private PushFourEvaluation(Weights weights) {
    super(weights);
    // the right to move
    turn = weights.of("turn", 0.23);
    // lines of four cells by a player's balls, without or with balls of the other player
    lines =
        new LineCounts(
            numbered(weights, "open", 0, 0.03, 0.13), numbered(weights, "blocked", 0, 0.055, 0));
    // whether the player to move can make four, or the opponent could
    win = weights.of("win", 1.9);
    threat = weights.of("threat", 0.63);
  }

  @Override
  protected PushFourEvaluation create(Weights chosen) {
    return new PushFourEvaluation(chosen);
  }

  @Override
  double scoreForMover(BitPosition position) {
    boolean isLight = position.toMove() == 1;
    long own = isLight ? position.lightBlock() : position.darkBlock();
    long other = isLight ? position.darkBlock() : position.lightBlock();
    return turn
        + lines.worth(own, other)
        - lines.worth(other, own)
        + (canMakeFour(own, own | other) ? win : 0)
        - (canMakeFour(other, own | other) ? threat : 0);
  }

  private static boolean canMakeFour(long own, long balls) {
    long inColumns = LineCounts.lacking(own, 1, LENGTH);
    long inRows = LineCounts.lacking(own, COLUMN, LENGTH);
    long inDiagonals =
        LineCounts.lacking(own, COLUMN - 1, LENGTH) | LineCounts.lacking(own, COLUMN + 1, LENGTH);
    long acrossColumns = inRows | inDiagonals;
    long acrossRows = inColumns | inDiagonals;
    return (cells(own, balls, 1, BOTTOM, acrossColumns, inColumns)
            | cells(own, balls, -1, BOTTOM << LAST, acrossColumns, inColumns)
            | cells(own, balls, COLUMN, LEFT, acrossRows, inRows)
            | cells(own, balls, -COLUMN, LEFT << (LAST * COLUMN), acrossRows, inRows))
        != 0;
  }

  /**
   * Returns the cells on which the entries of a side complete four: in a line across their way, or
   * along it with a ball that enters before or behind three.
   */
  private static long cells(long own, long balls, int step, long first, long across, long along) {
    long run = balls & first;
    for (int i = 0; i < LAST; i++) {
      run |= Long.rotateLeft(run, step) & balls;
    }
    long two = own & Long.rotateLeft(own, -step);
    long three = two & Long.rotateLeft(own, -2 * step);
    return (across & (first | Long.rotateLeft(own & run, step)))
        | (first & ((along & ~balls) | three));
  }
}
