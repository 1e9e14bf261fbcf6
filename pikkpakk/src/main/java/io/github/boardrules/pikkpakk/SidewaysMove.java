package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Optional;

/**
 * The move sideways (RULES.md, "A move", Sideways): own balls side by side move across their line
 * over empty cells.
 *
 * @param steps how far they may go
 */
record SidewaysMove(Steps steps) implements MoveKind {

  @Override
  public boolean covers(PikkPakkMove move) {
    return move instanceof PikkPakkMove.Sideways;
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {
    Board board = position.game().board;
    Lines lines = new Lines(position);
    int mark = out.mark();
    for (int line = 0; line < board.lines(); line++) {
      int light = lines.light(line);
      int dark = lines.dark(line);
      int own = position.toMove() == 1 ? light & ~dark : dark & ~light;
      for (int first = 0; first < board.size; first++) {
        for (int last = first + 1; last < board.size && holds(own, first, last); last++) {
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
      if (!board.has(end) || !Board.has(game.area0(), game.area1(), board.bit(end))) {
        return Pushes.refuse(PikkPakkReason.OFF_BOARD, end);
      }
    }
    boolean column = !side.direction().alongColumn();
    int line = board.lineThrough(board.bit(side.first()), column);
    int first = board.index(board.bit(side.first()), column);
    int last = board.index(board.bit(side.last()), column);
    for (int index = first; index <= last; index++) {
      if (position.ball(board.bit(line, index)) == null) {
        return Pushes.refuse(PikkPakkReason.NO_BALL, board.cell(board.bit(line, index)));
      }
    }
    Ball own = position.toMove() == 1 ? Ball.LIGHT : Ball.DARK;
    for (int index = first; index <= last; index++) {
      if (position.ball(board.bit(line, index)) != own) {
        return Pushes.refuse(PikkPakkReason.NOT_PURE, board.cell(board.bit(line, index)));
      }
    }
    int balls = last - first + 1;
    Optional<Refusal> range =
        Pushes.range(
            side.first(),
            side.cells(),
            steps.fewest(balls),
            steps.most(balls, PikkPakkMove.MOST_CELLS));
    if (range.isPresent()) {
      return range;
    }
    int free = free(position, line, first, last, side.direction().forward());
    return side.cells() <= free
        ? Optional.empty()
        : Pushes.refuse(PikkPakkReason.BLOCKED, side.first());
  }

  @Override
  public PikkPakkPosition next(PikkPakkPosition position, long code) {
    Board board = position.game().board;
    Direction direction = MoveCode.direction(code);
    boolean column = !direction.alongColumn();
    int one = board.ranked(MoveCode.first(code));
    int line = board.lineThrough(one, column);
    int first = board.index(one, column);
    int last = board.index(board.ranked(MoveCode.last(code)), column);
    int cells = MoveCode.cells(code);
    int there = line + (direction.forward() ? cells : -cells);
    int series = series(first, last);
    long change0 = board.low(line, series) ^ board.low(there, series);
    long change1 = board.high(line, series) ^ board.high(there, series);
    boolean light = position.toMove() == 1;
    return PikkPakkPosition.of(
        position.game().setting(position, false),
        position.game().after(position),
        light ? position.light0() ^ change0 : position.light0(),
        light ? position.light1() ^ change1 : position.light1(),
        light ? position.dark0() : position.dark0() ^ change0,
        light ? position.dark1() : position.dark1() ^ change1);
  }

  private void list(
      PikkPakkPosition position, int line, int first, int last, boolean forward, MoveBuffer out) {
    Board board = position.game().board;
    int balls = last - first + 1;
    int free = free(position, line, first, last, forward);
    int most = Math.min(free, steps.most(balls, free));
    Direction direction = Direction.of(!board.isColumn(line), forward);
    for (int cells = steps.fewest(balls); cells <= most; cells++) {
      out.add(
          MoveCode.sideways(
              board.rank(board.bit(line, first)),
              board.rank(board.bit(line, last)),
              direction,
              cells));
    }
  }

  /** How far a series can go before one of its balls meets a ball or the end of the area. */
  private static int free(
      PikkPakkPosition position, int line, int first, int last, boolean forward) {
    FamilyGame game = position.game();
    Board board = game.board;
    long balls0 = position.balls0();
    long balls1 = position.balls1();
    int start = board.isColumn(line) ? 0 : board.size;
    int free = 0;
    int next = line + (forward ? 1 : -1);
    while (next >= start && next < start + board.size) {
      int series = series(first, last);
      long cells0 = board.low(next, series);
      long cells1 = board.high(next, series);
      boolean within = (cells0 & ~game.area0()) == 0 && (cells1 & ~game.area1()) == 0;
      if (!within || (cells0 & balls0) != 0 || (cells1 & balls1) != 0) {
        return free;
      }
      free++;
      next += forward ? 1 : -1;
    }
    return free;
  }

  private static boolean holds(int own, int first, int last) {
    return (series(first, last) & ~own) == 0;
  }

  private static int series(int first, int last) {
    return (2 << last) - (1 << first);
  }
}
