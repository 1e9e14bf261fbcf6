package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Optional;

/**
 * The sideways move (RULES.md, "A move", Sideways): own balls side by side move across their line
 * over empty cells.
 *
 * @param steps how far they can go
 */
record SidewaysMove(PushLength steps) implements MoveKind {

  @Override
  public boolean hasForm(PikkPakkMove move) {
    return move instanceof PikkPakkMove.Sideways;
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {
    Board board = position.game().board;
    LineBits lines = new LineBits(position);
    int mark = out.mark();
    for (int line = 0; line < board.lines(); line++) {
      int light = lines.light(line);
      int dark = lines.dark(line);
      int own = position.toMove() == 1 ? light & ~dark : dark & ~light;
      for (int first = 0; first < board.size; first++) {
        for (int last = first + 1; last < board.size && isPure(own, first, last); last++) {
          list(position, line, first, last, false, out);
          list(position, line, first, last, true, out);
        }
      }
    }
    out.sort(mark);
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    PikkPakkMove.Sideways side = (PikkPakkMove.Sideways) move;
    FamilyGame game = position.game();
    Board board = game.board;
    for (Cell end : new Cell[] {side.first(), side.last()}) {
      if (!board.has(end) || !Board.has(game.areaLow(), game.areaHigh(), board.bit(end))) {
        return Refusals.of(PikkPakkReason.OFF_BOARD, end);
      }
    }
    boolean column = !side.direction().isVertical();
    int line = board.lineThrough(board.bit(side.first()), column);
    int first = board.index(board.bit(side.first()), column);
    int last = board.index(board.bit(side.last()), column);
    for (int index = first; index <= last; index++) {
      if (position.ball(board.bit(line, index)) == null) {
        return Refusals.of(PikkPakkReason.NO_BALL, board.cell(board.bit(line, index)));
      }
    }
    Ball own = position.toMove() == 1 ? Ball.LIGHT : Ball.DARK;
    for (int index = first; index <= last; index++) {
      if (position.ball(board.bit(line, index)) != own) {
        return Refusals.of(PikkPakkReason.NOT_PURE, board.cell(board.bit(line, index)));
      }
    }
    int balls = last - first + 1;
    Optional<Refusal> range =
        Refusals.ofLength(
            side.first(), side.cells(), steps.min(balls), steps.max(balls, PikkPakkMove.MAX_CELLS));
    if (range.isPresent()) {
      return range;
    }
    int free = freeCells(position, line, first, last, side.direction().isForward());
    return side.cells() <= free
        ? Optional.empty()
        : Refusals.of(PikkPakkReason.BLOCKED, side.first());
  }

  @Override
  public PikkPakkPosition playUnchecked(PikkPakkPosition position, long code) {
    Board board = position.game().board;
    Direction direction = MoveCode.direction(code);
    boolean column = !direction.isVertical();
    int one = board.bitOfRank(MoveCode.first(code));
    int line = board.lineThrough(one, column);
    int first = board.index(one, column);
    int last = board.index(board.bitOfRank(MoveCode.last(code)), column);
    int cells = MoveCode.cells(code);
    int there = line + (direction.isForward() ? cells : -cells);
    int series = series(first, last);
    long changeLow = board.low(line, series) ^ board.low(there, series);
    long changeHigh = board.high(line, series) ^ board.high(there, series);
    boolean light = position.toMove() == 1;
    return PikkPakkPosition.of(
        position.game().stateAfter(position, false),
        position.game().turnAfter(position),
        light ? position.lightLow() ^ changeLow : position.lightLow(),
        light ? position.lightHigh() ^ changeHigh : position.lightHigh(),
        light ? position.darkLow() : position.darkLow() ^ changeLow,
        light ? position.darkHigh() : position.darkHigh() ^ changeHigh);
  }

  private void list(
      PikkPakkPosition position, int line, int first, int last, boolean forward, MoveBuffer out) {
    Board board = position.game().board;
    int balls = last - first + 1;
    int free = freeCells(position, line, first, last, forward);
    int most = Math.min(free, steps.max(balls, free));
    Direction direction = Direction.of(!board.isColumn(line), forward);
    for (int cells = steps.min(balls); cells <= most; cells++) {
      out.add(
          MoveCode.sideways(
              board.rankOf(board.bit(line, first)),
              board.rankOf(board.bit(line, last)),
              direction,
              cells));
    }
  }

  /**
   * Returns how many cells a series can go before one of its balls meets a ball or the end of the
   * area.
   */
  private static int freeCells(
      PikkPakkPosition position, int line, int first, int last, boolean forward) {
    FamilyGame game = position.game();
    Board board = game.board;
    long ballsLow = position.ballsLow();
    long ballsHigh = position.ballsHigh();
    int start = board.isColumn(line) ? 0 : board.size;
    int free = 0;
    int next = line + (forward ? 1 : -1);
    while (next >= start && next < start + board.size) {
      int series = series(first, last);
      long cellsLow = board.low(next, series);
      long cellsHigh = board.high(next, series);
      boolean within = (cellsLow & ~game.areaLow()) == 0 && (cellsHigh & ~game.areaHigh()) == 0;
      if (!within || (cellsLow & ballsLow) != 0 || (cellsHigh & ballsHigh) != 0) {
        return free;
      }
      free++;
      next += forward ? 1 : -1;
    }
    return free;
  }

  private static boolean isPure(int own, int first, int last) {
    return (series(first, last) & ~own) == 0;
  }

  private static int series(int first, int last) {
    return (2 << last) - (1 << first);
  }
}
