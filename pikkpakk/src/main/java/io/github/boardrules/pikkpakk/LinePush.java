package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Optional;

/**
 * The line push (RULES.md, "A move", Pushing 1): a line of seven balls that stand side by side
 * moves along itself and stays on the board.
 *
 * @param majority what is asked of its balls
 * @param steps how far it may go
 */
record LinePush(Majority majority, Steps steps) implements MoveKind {

  @Override
  public boolean covers(PikkPakkMove move) {
    return move instanceof PikkPakkMove.PushLine;
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {
    if (isSimple(position)) {
      SingleLines.list(position, majority, out);
      return;
    }
    CompleteLines lines = CompleteLines.of(position.game().board);
    PlayerView sides = new PlayerView(position);
    long balls0 = position.balls0();
    long balls1 = position.balls1();
    long rest = lines.candidates(balls0, balls1);
    int farthest = steps.most(1, lines.most());
    for (; rest != 0; rest &= rest - 1) {
      int place = Long.numberOfTrailingZeros(rest);
      int own = lines.count(place, sides.own0, sides.own1);
      int enemy = lines.count(place, sides.enemy0, sides.enemy1);
      boolean holds = majority.holds(own, enemy);
      if ((holds || majority.mayWin(own, enemy)) && lines.isComplete(place, balls0, balls1)) {
        int behind = lines.behind(place, balls0, balls1);
        int ahead = lines.most() - behind;
        list(position, place, false, holds, Math.min(behind, farthest), out);
        list(position, place, true, holds, Math.min(ahead, farthest), out);
      }
    }
  }

  @Override
  public int count(PikkPakkPosition position) {
    return isSimple(position)
        ? Long.bitCount(SingleLines.moves(position, majority))
        : MoveKind.super.count(position);
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    PikkPakkMove.PushLine push = (PikkPakkMove.PushLine) move;
    Board board = position.game().board;
    BoardLine line = push.line();
    if (!board.has(line)) {
      return Pushes.refuse(PikkPakkReason.OFF_BOARD, line);
    }
    CompleteLines lines = CompleteLines.of(board);
    int place = board.place(board.index(line));
    long balls0 = position.balls0();
    long balls1 = position.balls1();
    if ((lines.candidates(balls0, balls1) & (1L << place)) == 0
        || !lines.isComplete(place, balls0, balls1)) {
      return Pushes.refuse(PikkPakkReason.NOT_COMPLETE, line);
    }
    Optional<Refusal> range =
        Pushes.range(line, push.cells(), 1, steps.most(1, PikkPakkMove.MOST_CELLS));
    if (range.isPresent()) {
      return range;
    }
    PlayerView sides = new PlayerView(position);
    int own = lines.count(place, sides.own0, sides.own1);
    int enemy = lines.count(place, sides.enemy0, sides.enemy1);
    boolean holds = majority.holds(own, enemy);
    int behind = lines.behind(place, balls0, balls1);
    if (!holds && !majority.mayWin(own, enemy)) {
      return Pushes.refuse(PikkPakkReason.NO_MAJORITY, line);
    }
    if (push.cells() > (push.direction().forward() ? lines.most() - behind : behind)) {
      return Pushes.refuse(PikkPakkReason.EDGE, line);
    }
    return holds || Equality.wins(position, this, MoveCode.encode(board, push))
        ? Optional.empty()
        : Pushes.refuse(PikkPakkReason.EQUALITY_NOT_WINNING, line);
  }

  @Override
  public PikkPakkPosition next(PikkPakkPosition position, long code) {
    FamilyGame game = position.game();
    CompleteLines lines = CompleteLines.of(game.board);
    int place = MoveCode.first(code);
    long cells0 = lines.low(place);
    long cells1 = lines.high(place);
    int by = MoveCode.cells(code) * lines.step(place);
    boolean forward = MoveCode.isForward(code);
    MutableBalls balls = new MutableBalls(position);
    if (forward) {
      balls.ahead(cells0, cells1, by);
    } else {
      balls.back(cells0, cells1, by);
    }
    SharedState setting = game.setting(position, false).shifted(cells0, cells1, forward ? by : -by);
    return balls.position(setting, game.after(position));
  }

  private boolean isSimple(PikkPakkPosition position) {
    return steps == Steps.ONE && !majority.equality() && position.game().board == Board.NINE;
  }

  private void list(
      PikkPakkPosition position,
      int place,
      boolean forward,
      boolean holds,
      int most,
      MoveBuffer out) {
    Direction direction = Direction.of(place >= position.game().board.size, forward);
    for (int cells = 1; cells <= most; cells++) {
      long code = MoveCode.line(place, direction, cells);
      if (holds || Equality.wins(position, this, code)) {
        out.add(code);
      }
    }
  }
}
