package io.github.boardrules.pikkpakk;

/** Builds a position ball by ball from the empty board. */
final class PositionBuilder {
  private final Board board;
  private final long[] low = new long[Ball.ALL.size()];
  private final long[] high = new long[Ball.ALL.size()];

  private PositionBuilder(Board board) {
    this.board = board;
  }

  static PositionBuilder of(Board board) {
    return new PositionBuilder(board);
  }

  /** Puts a ball on an empty cell, given by its bit. */
  PositionBuilder put(Ball ball, int bit) {
    int kind = Ball.ALL.indexOf(ball);
    low[kind] |= Board.low(bit);
    high[kind] |= Board.high(bit);
    return this;
  }

  /** Puts the balls of a pattern on the empty block. */
  PositionBuilder put(Pattern pattern) {
    for (int row = 0; row < Board.BLOCK; row++) {
      for (int column = 0; column < Board.BLOCK; column++) {
        put(
            pattern.ball(column, row),
            board.bit(Cell.at(board.margin + column, board.margin + row)));
      }
    }
    return this;
  }

  /** Puts balls on the empty rim of the board. */
  PositionBuilder putOnRim(Ball ball) {
    for (int bit = 0; bit < board.size * board.size; bit++) {
      if (!board.isInBlock(bit)) {
        put(ball, bit);
      }
    }
    return this;
  }

  PikkPakkPosition position(FamilyGame game, int state, RepetitionHistory history) {
    return PikkPakkPosition.of(
        new SharedState(game, low[3], high[3], history),
        state,
        low[0] | low[2],
        high[0] | high[2],
        low[1] | low[2],
        high[1] | high[2]);
  }
}
