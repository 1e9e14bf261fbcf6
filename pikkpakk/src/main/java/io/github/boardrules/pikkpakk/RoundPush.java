package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Optional;

/**
 * The round push (RULES.md, "A move", Pushing 2): a full line moves along itself, and what sticks
 * out goes into the holes at the other end.
 *
 * @param onBlock whether lines of the block go round, or those of the board
 * @param majority what is asked of a line's balls
 * @param steps how far a line may go
 */
record RoundPush(boolean onBlock, Majority majority, Steps steps) implements MoveKind {

  @Override
  public boolean covers(PikkPakkMove move) {
    return move instanceof PikkPakkMove.PushLine;
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {
    Board board = position.game().board;
    Lines lines = new Lines(position);
    int mover = position.toMove();
    for (int place = 0; place < board.lines(); place++) {
      int line = board.line(place);
      int cells = cells(board, line);
      if (cells != 0) {
        int own = Pushes.own(mover, lines.light(line), lines.dark(line), cells);
        int enemy = Pushes.own(3 - mover, lines.light(line), lines.dark(line), cells);
        boolean holds = majority.holds(own, enemy);
        if (holds || majority.mayWin(own, enemy)) {
          list(position, place, false, holds, out);
          list(position, place, true, holds, out);
        }
      }
    }
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    PikkPakkMove.PushLine push = (PikkPakkMove.PushLine) move;
    Board board = position.game().board;
    BoardLine line = push.line();
    int cells = board.has(line) ? cells(board, board.index(line)) : 0;
    if (cells == 0) {
      return Pushes.refuse(PikkPakkReason.OFF_BOARD, line);
    }
    Optional<Refusal> range = Pushes.range(line, push.cells(), 1, most(cells));
    if (range.isPresent()) {
      return range;
    }
    Lines lines = new Lines(position);
    int light = lines.light(board.index(line));
    int dark = lines.dark(board.index(line));
    int own = Pushes.own(position.toMove(), light, dark, cells);
    int enemy = Pushes.own(3 - position.toMove(), light, dark, cells);
    if (majority.holds(own, enemy)) {
      return Optional.empty();
    }
    if (!majority.mayWin(own, enemy)) {
      return Pushes.refuse(PikkPakkReason.NO_MAJORITY, line);
    }
    return Equality.wins(position, this, MoveCode.encode(board, push))
        ? Optional.empty()
        : Pushes.refuse(PikkPakkReason.EQUALITY_NOT_WINNING, line);
  }

  @Override
  public PikkPakkPosition next(PikkPakkPosition position, long code) {
    Board board = position.game().board;
    int line = board.line(MoveCode.first(code));
    Lines lines = new Lines(position);
    int cells = cells(board, line);
    int length = Integer.bitCount(cells);
    int first = Integer.numberOfTrailingZeros(cells);
    int by = MoveCode.cells(code);
    int up = MoveCode.direction(code).forward() ? by : length - by;
    int light = turned(lines.light(line), first, length, up);
    int dark = turned(lines.dark(line), first, length, up);
    int neutral = turned(lines.neutral(line), first, length, up);
    long cells0 = board.low(line, cells);
    long cells1 = board.high(line, cells);
    SharedState setting = position.game().setting(position, false);
    return PikkPakkPosition.of(
        setting.with(
            (setting.neutral0() & ~cells0) | board.low(line, neutral),
            (setting.neutral1() & ~cells1) | board.high(line, neutral)),
        position.game().after(position),
        (position.light0() & ~cells0) | board.low(line, light),
        (position.light1() & ~cells1) | board.high(line, light),
        (position.dark0() & ~cells0) | board.low(line, dark),
        (position.dark1() & ~cells1) | board.high(line, dark));
  }

  private void list(
      PikkPakkPosition position, int place, boolean forward, boolean holds, MoveBuffer out) {
    Board board = position.game().board;
    int line = board.line(place);
    Direction direction = Direction.of(board.isColumn(line), forward);
    int most = most(cells(board, line));
    for (int cells = 1; cells <= most; cells++) {
      long code = MoveCode.line(place, direction, cells);
      if (holds || Equality.wins(position, this, code)) {
        out.add(code);
      }
    }
  }

  /** The cells of a line that go round; none in a line that does not. */
  private int cells(Board board, int line) {
    if (!onBlock) {
      return board.whole;
    }
    int index = board.isColumn(line) ? line : line - board.size;
    return ((board.inBlock >> index) & 1) == 0 ? 0 : board.inBlock;
  }

  /** The longer way round is the shorter way in the other direction. */
  private int most(int cells) {
    return steps.most(1, Integer.bitCount(cells) / 2);
  }

  private static int turned(int balls, int first, int length, int up) {
    int within = (1 << length) - 1;
    int line = (balls >> first) & within;
    return (((line << up) | (line >> (length - up))) & within) << first;
  }
}
