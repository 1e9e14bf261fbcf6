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
 * @param majority which majority the push needs
 * @param steps how far a run can go
 * @param canJoin whether balls that it meets join it
 * @param canOwnLeave whether the mover's own balls can leave the board
 */
record RunPush(Majority majority, PushLength steps, boolean canJoin, boolean canOwnLeave)
    implements MoveKind {

  @Override
  public boolean hasForm(PikkPakkMove move) {
    return move instanceof PikkPakkMove.PushRun;
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {
    if (isSingleStep()) {
      SingleRuns.list(position, this, out);
      return;
    }
    Board board = position.game().board;
    LineBits lines = new LineBits(position);
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
    return isSingleStep() ? SingleRuns.count(position, this) : MoveKind.super.count(position);
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    PikkPakkMove.PushRun push = (PikkPakkMove.PushRun) move;
    Board board = position.game().board;
    Cell cell = push.rear();
    boolean column = push.direction().isVertical();
    if (!board.has(cell)
        || !Board.has(position.game().areaLow(), position.game().areaHigh(), board.bit(cell))) {
      return Refusals.of(PikkPakkReason.OFF_BOARD, cell);
    }
    int bit = board.bit(cell);
    int line = board.lineThrough(bit, column);
    int index = board.index(bit, column);
    LineBits lines = new LineBits(position);
    int balls = lines.light(line) | lines.dark(line);
    if ((balls & (1 << index)) == 0) {
      return Refusals.of(PikkPakkReason.NO_BALL, cell);
    }
    int behind = push.direction().isForward() ? (1 << index) >> 1 : 1 << index << 1;
    if ((balls & behind) != 0) {
      return Refusals.of(PikkPakkReason.NOT_REAR, cell);
    }
    RunPushSimulation simulation =
        simulation(position, line, lines.light(line), lines.dark(line), index, push.direction());
    int own = simulation.own();
    Optional<Refusal> range =
        Refusals.ofLength(
            cell, push.cells(), steps.min(own), steps.max(own, PikkPakkMove.MAX_CELLS));
    if (range.isPresent()) {
      return range;
    }
    for (int step = 1; step <= push.cells(); step++) {
      @Nullable PikkPakkReason reason = simulation.step();
      if (reason != null) {
        return Refusals.of(reason, cell, Map.of("step", Integer.toString(step)));
      }
    }
    return !simulation.hasUsedEquality() || isWinning(position, MoveCode.encode(board, push))
        ? Optional.empty()
        : Refusals.of(PikkPakkReason.EQUALITY_NOT_WINNING, cell);
  }

  @Override
  public PikkPakkPosition playUnchecked(PikkPakkPosition position, long code) {
    FamilyGame game = position.game();
    Direction direction = MoveCode.direction(code);
    LineAxis axis = LineAxis.of(game, direction.isVertical());
    boolean ahead = direction.isForward();
    int rear = game.board.bitOfRank(MoveCode.first(code));
    MutableBalls balls = new MutableBalls(position);
    boolean gone = false;
    for (int step = MoveCode.cells(code); step > 0; step--) {
      long ballsLow = balls.ballsLow();
      long ballsHigh = balls.ballsHigh();
      // The run moves within the cells up to the first empty one, or to the end of the
      // area.
      long cellsLow;
      long cellsHigh;
      if (ahead) {
        cellsLow = axis.wayAheadLow(rear, ballsLow);
        cellsHigh = axis.wayAheadHigh(rear, ballsLow, ballsHigh);
        balls.ahead(cellsLow, cellsHigh, axis.step);
        rear += axis.step;
      } else {
        cellsLow = axis.wayBackLow(rear, ballsLow, ballsHigh);
        cellsHigh = axis.wayBackHigh(rear, ballsHigh);
        balls.back(cellsLow, cellsHigh, axis.step);
        rear -= axis.step;
      }
      gone |= ((cellsLow & ~ballsLow) | (cellsHigh & ~ballsHigh)) == 0;
    }
    int lost = gone && game.hasLostCount() ? balls.lost(position) : 0;
    return balls.position(game.stateAfter(position, gone), game.turnAfter(position) + lost);
  }

  private boolean isSingleStep() {
    return steps == PushLength.ONE && !majority.isEqualityAllowed();
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
    RunPushSimulation simulation = simulation(position, line, light, dark, rear, direction);
    int own = simulation.own();
    int fewest = steps.min(own);
    int most = steps.max(own, PikkPakkMove.MAX_CELLS);
    for (int cells = 1; cells <= most && simulation.step() == null; cells++) {
      long code = MoveCode.run(board.rankOf(board.bit(line, rear)), direction, cells);
      if (cells >= fewest && (!simulation.hasUsedEquality() || isWinning(position, code))) {
        out.add(code);
      }
    }
  }

  private RunPushSimulation simulation(
      PikkPakkPosition position, int line, int light, int dark, int rear, Direction direction) {
    int area = position.game().area(line);
    int top = 31 - Integer.numberOfLeadingZeros(area);
    if (direction.isForward()) {
      return new RunPushSimulation(this, position.toMove(), top, rear, light, dark);
    }
    int highest = position.game().board.size - 1;
    return new RunPushSimulation(
        this,
        position.toMove(),
        highest - Integer.numberOfTrailingZeros(area),
        highest - rear,
        reversed(light, highest),
        reversed(dark, highest));
  }

  private static int reversed(int balls, int highest) {
    return Integer.reverse(balls) >>> (31 - highest);
  }
}
