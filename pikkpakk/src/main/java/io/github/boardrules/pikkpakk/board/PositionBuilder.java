package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.pikkpakk.value.PikkPakkBall;
import io.github.boardrules.pikkpakk.value.PikkPakkPattern;

/** Builds a position ball by ball from the empty board. */
public final class PositionBuilder {
  private final Board board;
  private final long[] low = new long[BoardText.BALLS.size()];
  private final long[] high = new long[BoardText.BALLS.size()];

  private PositionBuilder(Board board) {
    this.board = board;
  }

  public static PositionBuilder of(Board board) {
    return new PositionBuilder(board);
  }

  public void put(PikkPakkBall ball, int bit) {
    int kind = BoardText.BALLS.indexOf(ball);
    low[kind] |= CellSets.low(bit);
    high[kind] |= CellSets.high(bit);
  }

  public PositionBuilder put(PikkPakkPattern pattern) {
    for (int row = 0; row < Board.BLOCK; row++) {
      for (int column = 0; column < Board.BLOCK; column++) {
        put(
            pattern.ball(column, row),
            board.bit(Board.cell(board.margin + column, board.margin + row)));
      }
    }
    return this;
  }

  public void putOnRim(PikkPakkBall ball) {
    for (int bit = 0; bit < board.size * board.size; bit++) {
      if (!board.isInBlock(bit)) {
        put(ball, bit);
      }
    }
  }

  public BitPosition position(Variant variant, int state, RepetitionHistory history) {
    return new BitPosition(
        new SharedState(variant, low[3], high[3], history),
        state,
        low[0] | low[2],
        high[0] | high[2],
        low[1] | low[2],
        high[1] | high[2]);
  }
}
