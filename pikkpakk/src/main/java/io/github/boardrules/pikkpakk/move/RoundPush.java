package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.LineBits;
import io.github.boardrules.pikkpakk.board.SharedState;
import io.github.boardrules.pikkpakk.board.Variant;

/**
 * The round push (RULES.md, "A move", Pushing 2): a full line moves along itself, and what sticks
 * out goes into the holes at the other end.
 */
public record RoundPush(PushLimits limits) implements WholeLinePush {
  /** {@inheritDoc} On the 9x9 board, which alone has round pushes, places are in order. */
  @Override
  public long candidates(BitPosition position) {
    Board board = position.variant().board;
    long indexes = position.variant().onBlock ? board.blockIndexes : board.lineIndexes;
    return indexes | (indexes << board.size);
  }

  /** {@inheritDoc} Beyond half of a line, the other direction is shorter. */
  @Override
  public int reach(Variant game) {
    return (game.onBlock ? Board.BLOCK : game.board.size) / 2;
  }

  @Override
  public boolean isComplete(BitPosition position, int line) {
    return true;
  }

  @Override
  public int behind(BitPosition position, int line) {
    return reach(position.variant());
  }

  @Override
  public int ahead(BitPosition position, int behind) {
    return behind;
  }

  @Override
  public BitPosition playUnchecked(BitPosition position, long code) {
    Variant game = position.variant();
    Board board = game.board;
    int line = board.line(MoveCode.first(code));
    LineBits lines = new LineBits(position);
    int cells = game.area(line);
    int length = Integer.bitCount(cells);
    int first = Integer.numberOfTrailingZeros(cells);
    int by = MoveCode.cells(code);
    int up = MoveCode.isForward(code) ? by : length - by;
    int light = rotated(lines.light(line), first, length, up);
    int dark = rotated(lines.dark(line), first, length, up);
    int neutral = rotated(lines.neutral(line), first, length, up);
    long cellsLow = game.low(line);
    long cellsHigh = game.high(line);
    SharedState shared = game.sharedAfter(position, false);
    return new BitPosition(
        shared.with(
            (shared.neutralLow() & ~cellsLow) | board.low(line, neutral),
            (shared.neutralHigh() & ~cellsHigh) | board.high(line, neutral)),
        game.stateAfter(position),
        (position.lightLow & ~cellsLow) | board.low(line, light),
        (position.lightHigh & ~cellsHigh) | board.high(line, light),
        (position.darkLow & ~cellsLow) | board.low(line, dark),
        (position.darkHigh & ~cellsHigh) | board.high(line, dark));
  }

  private static int rotated(int balls, int first, int length, int up) {
    int within = (1 << length) - 1;
    int line = (balls >> first) & within;
    return (((line << up) | (line >> (length - up))) & within) << first;
  }
}
