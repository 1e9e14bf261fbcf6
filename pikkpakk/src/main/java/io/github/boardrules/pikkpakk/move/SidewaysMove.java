package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Directions;
import io.github.boardrules.pikkpakk.board.LineBits;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkDirection;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.List;
import java.util.Optional;

/**
 * The sideways move (RULES.md, "A move"): own balls side by side move across their line. Where it
 * is allowed, run pushes are too.
 */
public record SidewaysMove(RunPush runs) implements MoveKind {
  @Override
  public void list(BitPosition position, MoveBuffer out) {
    int mark = out.mark();
    runs.list(position, out);
    listSideways(position, out);
    MoveGenerator.sort(out, mark);
  }

  private void listSideways(BitPosition position, MoveBuffer out) {
    LineBits lines = new LineBits(position);
    Board board = position.variant().board;
    for (int line = 0; line < board.lines(); line++) {
      int others = ~own(position, lines, line);
      for (int first = 0; first < board.size; first++) {
        for (int last = first + 1;
            last < board.size && (series(first, last) & others) == 0;
            last++) {
          list(position, line, first, last, false, out);
          list(position, line, first, last, true, out);
        }
      }
    }
  }

  /** {@inheritDoc} Run pushes are counted without being listed. */
  @Override
  public int count(BitPosition position) {
    MoveBuffer sideways = new MoveBuffer();
    listSideways(position, sideways);
    return runs.count(position) + sideways.size();
  }

  @Override
  public boolean hasMove(BitPosition position) {
    return runs.hasMove(position) || MoveKind.super.hasMove(position);
  }

  @Override
  public Optional<Refusal> refusal(BitPosition position, PikkPakkMove move) {
    if (!(move instanceof PikkPakkMove.Sideways side)) {
      return runs.refusal(position, move);
    }
    Board board = position.variant().board;
    for (PikkPakkCell end : List.of(side.first(), side.last())) {
      if (!position.variant().isInArea(end)) {
        return Refusals.of(PikkPakkReason.OFF_BOARD, end);
      }
    }
    boolean column = !side.direction().isVertical();
    int line = board.lineThrough(board.bit(side.first()), column);
    int first = board.index(board.bit(side.first()), column);
    int last = board.index(board.bit(side.last()), column);
    LineBits lines = new LineBits(position);
    int empty = series(first, last) & ~(lines.light(line) | lines.dark(line));
    int others = series(first, last) & ~own(position, lines, line);
    if (others != 0) {
      int wrong = Integer.numberOfTrailingZeros(empty != 0 ? empty : others);
      return Refusals.of(
          empty != 0 ? PikkPakkReason.NO_BALL : PikkPakkReason.NOT_PURE,
          board.cell(board.bit(line, wrong)));
    }
    Optional<Refusal> range =
        Refusals.ofLength(
            side.first(), side.cells(), runs.limits(), last - first + 1, Board.ELEVEN.size);
    if (range.isPresent()) {
      return range;
    }
    int free = freeCells(position, line, first, last, Directions.isForward(side.direction()));
    return side.cells() <= free
        ? Optional.empty()
        : Refusals.of(PikkPakkReason.BLOCKED, side.first());
  }

  @Override
  public BitPosition playUnchecked(BitPosition position, long code) {
    if (MoveCode.form(code) == MoveCode.RUN) {
      return runs.playUnchecked(position, code);
    }
    Board board = position.variant().board;
    PikkPakkDirection direction = MoveCode.direction(code);
    boolean column = !direction.isVertical();
    int one = board.bitOfRank(MoveCode.first(code));
    int line = board.lineThrough(one, column);
    int first = board.index(one, column);
    int last = board.index(board.bitOfRank(MoveCode.last(code)), column);
    int cells = MoveCode.cells(code);
    int there = line + (Directions.isForward(direction) ? cells : -cells);
    int series = series(first, last);
    long changeLow = board.low(line, series) ^ board.low(there, series);
    long changeHigh = board.high(line, series) ^ board.high(there, series);
    boolean light = position.toMove() == 1;
    return new BitPosition(
        position.variant().sharedAfter(position, false),
        position.variant().stateAfter(position),
        light ? position.lightLow ^ changeLow : position.lightLow,
        light ? position.lightHigh ^ changeHigh : position.lightHigh,
        light ? position.darkLow : position.darkLow ^ changeLow,
        light ? position.darkHigh : position.darkHigh ^ changeHigh);
  }

  private void list(
      BitPosition position, int line, int first, int last, boolean forward, MoveBuffer out) {
    Board board = position.variant().board;
    int balls = last - first + 1;
    int free = freeCells(position, line, first, last, forward);
    int most = Math.min(free, runs.limits().max(balls, free));
    PikkPakkDirection direction = Directions.of(!board.isColumn(line), forward);
    for (int cells = runs.limits().min(balls); cells <= most; cells++) {
      out.add(
          MoveCode.sideways(
              board.rankOf(board.bit(line, first)),
              board.rankOf(board.bit(line, last)),
              direction,
              cells));
    }
  }

  /** Returns how far a series can go before it meets a ball or the end of the area. */
  private static int freeCells(
      BitPosition position, int line, int first, int last, boolean forward) {
    Variant game = position.variant();
    Board board = game.board;
    long takenLow = position.ballsLow() | ~game.areaLow();
    long takenHigh = position.ballsHigh() | ~game.areaHigh();
    int series = series(first, last);
    int start = board.isColumn(line) ? 0 : board.size;
    int step = forward ? 1 : -1;
    int next = line + step;
    while (next >= start
        && next < start + board.size
        && (board.low(next, series) & takenLow) == 0
        && (board.high(next, series) & takenHigh) == 0) {
      next += step;
    }
    return Math.abs(next - line) - 1;
  }

  /** Returns the cells of a line with balls of the player to move. */
  private static int own(BitPosition position, LineBits lines, int line) {
    int light = lines.light(line);
    int dark = lines.dark(line);
    return position.toMove() == 1 ? light & ~dark : dark & ~light;
  }

  private static int series(int first, int last) {
    return (2 << last) - (1 << first);
  }
}
