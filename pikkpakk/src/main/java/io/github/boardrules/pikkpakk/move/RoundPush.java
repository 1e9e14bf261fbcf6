package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Directions;
import io.github.boardrules.pikkpakk.board.LineBits;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.SharedState;
import io.github.boardrules.pikkpakk.value.PikkPakkLine;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.Optional;

/**
 * The round push (RULES.md, "A move", Pushing 2): a full line moves along itself, and what sticks
 * out goes into the holes at the other end.
 */
public record RoundPush(boolean isOnBlock, PushLimits limits) implements MoveKind {
  @Override
  public void list(BitPosition position, MoveBuffer out) {
    Board board = position.variant().board;
    LineBits lines = new LineBits(position);
    int mover = position.toMove();
    for (int place = 0; place < board.lines(); place++) {
      int line = board.line(place);
      int cells = cells(board, line);
      if (cells != 0) {
        int own = LineBits.own(mover, lines.light(line), lines.dark(line), cells);
        int enemy = LineBits.own(3 - mover, lines.light(line), lines.dark(line), cells);
        boolean holds = limits.isMajority(own, enemy);
        if (holds || limits.isWinningEquality(own, enemy)) {
          MoveGenerator.addLine(this, position, place, false, holds, max(cells), out);
          MoveGenerator.addLine(this, position, place, true, holds, max(cells), out);
        }
      }
    }
  }

  @Override
  public Optional<Refusal> refusal(BitPosition position, PikkPakkMove move) {
    if (!(move instanceof PikkPakkMove.PushLine push)) {
      return Refusals.wrongKind();
    }
    LineBits lines = new LineBits(position);
    PikkPakkLine line = push.line();
    Board board = position.variant().board;
    int cells = board.has(line) ? cells(board, board.index(line)) : 0;
    if (cells == 0) {
      return Refusals.of(PikkPakkReason.OFF_BOARD, line);
    }
    Optional<Refusal> range =
        Refusals.ofLength(line, push.cells(), limits, 1, Integer.bitCount(cells) / 2);
    if (range.isPresent()) {
      return range;
    }
    int light = lines.light(board.index(line));
    int dark = lines.dark(board.index(line));
    int own = LineBits.own(position.toMove(), light, dark, cells);
    int enemy = LineBits.own(3 - position.toMove(), light, dark, cells);
    if (limits.isMajority(own, enemy)) {
      return Optional.empty();
    }
    if (!limits.isWinningEquality(own, enemy)) {
      return Refusals.of(PikkPakkReason.NO_MAJORITY, line);
    }
    return isWinning(position, MoveCode.encode(board, push))
        ? Optional.empty()
        : Refusals.of(PikkPakkReason.EQUALITY_NOT_WINNING, line);
  }

  @Override
  public BitPosition playUnchecked(BitPosition position, long code) {
    Board board = position.variant().board;
    int line = board.line(MoveCode.first(code));
    LineBits lines = new LineBits(position);
    int cells = cells(board, line);
    int length = Integer.bitCount(cells);
    int first = Integer.numberOfTrailingZeros(cells);
    int by = MoveCode.cells(code);
    int up = Directions.isForward(MoveCode.direction(code)) ? by : length - by;
    int light = rotated(lines.light(line), first, length, up);
    int dark = rotated(lines.dark(line), first, length, up);
    int neutral = rotated(lines.neutral(line), first, length, up);
    long cellsLow = board.low(line, cells);
    long cellsHigh = board.high(line, cells);
    SharedState shared = position.variant().sharedAfter(position, false);
    return BitPosition.of(
        shared.with(
            (shared.neutralLow() & ~cellsLow) | board.low(line, neutral),
            (shared.neutralHigh() & ~cellsHigh) | board.high(line, neutral)),
        position.variant().stateAfter(position),
        (position.lightLow() & ~cellsLow) | board.low(line, light),
        (position.lightHigh() & ~cellsHigh) | board.high(line, light),
        (position.darkLow() & ~cellsLow) | board.low(line, dark),
        (position.darkHigh() & ~cellsHigh) | board.high(line, dark));
  }

  /** Returns the cells of a line that go round; none if the line cannot be pushed. */
  private int cells(Board board, int line) {
    return isOnBlock ? board.block(line) : board.lineIndexes;
  }

  /** Returns how far a line can go; beyond half of it, the other direction is shorter. */
  private int max(int cells) {
    return limits.max(1, Integer.bitCount(cells) / 2);
  }

  private static int rotated(int balls, int first, int length, int up) {
    int within = (1 << length) - 1;
    int line = (balls >> first) & within;
    return (((line << up) | (line >> (length - up))) & within) << first;
  }
}
