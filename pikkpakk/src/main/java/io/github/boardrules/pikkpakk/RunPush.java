package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The run push (RULES.md, "A move", Pushing 3): the ball at the rear of a run is pushed and the
 * whole run moves; at the end of the area the foremost ball leaves the board.
 *
 * @param majority what is asked of the balls that move
 * @param steps how far they may go
 * @param joins whether balls that they meet go on with them
 * @param ownLeaves whether the mover's own balls may leave the board
 */
record RunPush(Majority majority, Steps steps, boolean joins, boolean ownLeaves)
    implements MoveKind {

  @Override
  public boolean covers(PikkPakkMove move) {
    return move instanceof PikkPakkMove.PushRun;
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {
    if (isSimple()) {
      SingleRuns.list(position, this, out);
      return;
    }
    Board board = position.game().board;
    Lines lines = new Lines(position);
    int mark = out.mark();
    for (int line = 0; line < board.lines(); line++) {
      int light = lines.light(line);
      int dark = lines.dark(line);
      if ((light | dark) != 0) {
        list(position, line, light, dark, out);
      }
    }
    out.sort(mark);
  }

  @Override
  public int count(PikkPakkPosition position) {
    return isSimple() ? SingleRuns.count(position, this) : MoveKind.super.count(position);
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    PikkPakkMove.PushRun push = (PikkPakkMove.PushRun) move;
    Board board = position.game().board;
    Cell cell = push.rear();
    boolean column = push.direction().alongColumn();
    if (!board.has(cell)
        || !Board.has(position.game().area0(), position.game().area1(), board.bit(cell))) {
      return Pushes.refuse(PikkPakkReason.OFF_BOARD, cell);
    }
    int bit = board.bit(cell);
    int line = board.lineThrough(bit, column);
    int index = board.index(bit, column);
    Lines lines = new Lines(position);
    int balls = lines.light(line) | lines.dark(line);
    if ((balls & (1 << index)) == 0) {
      return Pushes.refuse(PikkPakkReason.NO_BALL, cell);
    }
    int behind = push.direction().forward() ? (1 << index) >> 1 : 1 << index << 1;
    if ((balls & behind) != 0) {
      return Pushes.refuse(PikkPakkReason.NOT_REAR, cell);
    }
    RunPushSimulation course =
        course(position, line, lines.light(line), lines.dark(line), index, push.direction());
    int own = course.own();
    Optional<Refusal> range =
        Pushes.range(
            cell, push.cells(), steps.fewest(own), steps.most(own, PikkPakkMove.MOST_CELLS));
    if (range.isPresent()) {
      return range;
    }
    for (int step = 1; step <= push.cells(); step++) {
      @Nullable PikkPakkReason reason = course.step();
      if (reason != null) {
        return Pushes.refuse(reason, cell, Map.of("step", Integer.toString(step)));
      }
    }
    return !course.neededEquality() || Equality.wins(position, this, MoveCode.encode(board, push))
        ? Optional.empty()
        : Pushes.refuse(PikkPakkReason.EQUALITY_NOT_WINNING, cell);
  }

  @Override
  public PikkPakkPosition next(PikkPakkPosition position, long code) {
    FamilyGame game = position.game();
    Direction direction = MoveCode.direction(code);
    LineAxis axis = LineAxis.of(game, direction.alongColumn());
    boolean ahead = direction.forward();
    int rear = game.board.ranked(MoveCode.first(code));
    MutableBalls balls = new MutableBalls(position);
    boolean gone = false;
    for (int step = MoveCode.cells(code); step > 0; step--) {
      long balls0 = balls.balls0();
      long balls1 = balls.balls1();
      // The run moves within the cells to the first empty one, or to the end of the area.
      long cells0;
      long cells1;
      if (ahead) {
        cells0 = axis.wayAhead0(rear, balls0);
        cells1 = axis.wayAhead1(rear, balls0, balls1);
        balls.ahead(cells0, cells1, axis.step);
        rear += axis.step;
      } else {
        cells0 = axis.wayBack0(rear, balls0, balls1);
        cells1 = axis.wayBack1(rear, balls1);
        balls.back(cells0, cells1, axis.step);
        rear -= axis.step;
      }
      gone |= ((cells0 & ~balls0) | (cells1 & ~balls1)) == 0;
    }
    int lost = gone && game.countsLost() ? balls.lost(position) : 0;
    return balls.position(game.setting(position, gone), game.after(position) + lost);
  }

  private boolean isSimple() {
    return steps == Steps.ONE && !majority.equality();
  }

  private void list(PikkPakkPosition position, int line, int light, int dark, MoveBuffer out) {
    int rest = light | dark;
    while (rest != 0) {
      int first = Integer.numberOfTrailingZeros(rest);
      int size = Integer.numberOfTrailingZeros(~(rest >> first));
      boolean column = position.game().board.isColumn(line);
      list(position, line, light, dark, first, Direction.of(column, true), out);
      list(position, line, light, dark, first + size - 1, Direction.of(column, false), out);
      rest &= -1 << first << size;
    }
  }

  private void list(
      PikkPakkPosition position,
      int line,
      int light,
      int dark,
      int rear,
      Direction direction,
      MoveBuffer out) {
    Board board = position.game().board;
    RunPushSimulation course = course(position, line, light, dark, rear, direction);
    int own = course.own();
    int fewest = steps.fewest(own);
    int most = steps.most(own, PikkPakkMove.MOST_CELLS);
    for (int cells = 1; cells <= most && course.step() == null; cells++) {
      long code = MoveCode.run(board.rank(board.bit(line, rear)), direction, cells);
      if (cells >= fewest && (!course.neededEquality() || Equality.wins(position, this, code))) {
        out.add(code);
      }
    }
  }

  private RunPushSimulation course(
      PikkPakkPosition position, int line, int light, int dark, int rear, Direction direction) {
    int area = position.game().area(line);
    int top = 31 - Integer.numberOfLeadingZeros(area);
    if (direction.forward()) {
      return new RunPushSimulation(this, position.toMove(), top, rear, light, dark);
    }
    int highest = position.game().board.size - 1;
    return new RunPushSimulation(
        this,
        position.toMove(),
        highest - Integer.numberOfTrailingZeros(area),
        highest - rear,
        turned(light, highest),
        turned(dark, highest));
  }

  private static int turned(int balls, int highest) {
    return Integer.reverse(balls) >>> (31 - highest);
  }
}
