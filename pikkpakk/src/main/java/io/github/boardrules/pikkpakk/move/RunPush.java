package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Directions;
import io.github.boardrules.pikkpakk.board.LineAxis;
import io.github.boardrules.pikkpakk.board.LineBits;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkDirection;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The run push (RULES.md, "A move", Pushing 3): the ball at the rear of a run is pushed and the
 * whole run moves; at the end of the area the foremost ball leaves the board.
 */
public record RunPush(PushLimits limits, boolean canJoin, boolean canOwnLeave) implements MoveKind {
  @Override
  public void list(BitPosition position, MoveBuffer out) {
    if (limits.isSimple()) {
      SingleRuns.list(position, this, out);
      return;
    }
    Board board = position.variant().board;
    LineBits lines = new LineBits(position);
    int mark = out.mark();
    for (int line = 0; line < board.lines(); line++) {
      int light = lines.light(line);
      int dark = lines.dark(line);
      boolean column = board.isColumn(line);
      int rest = light | dark;
      while (rest != 0) {
        int first = Integer.numberOfTrailingZeros(rest);
        int size = Integer.numberOfTrailingZeros(~(rest >> first));
        list(position, line, light, dark, first, Directions.of(column, true), out);
        list(position, line, light, dark, first + size - 1, Directions.of(column, false), out);
        rest &= -1 << first << size;
      }
    }
    MoveGenerator.sort(out, mark);
  }

  @Override
  public int count(BitPosition position) {
    return limits.isSimple() ? SingleRuns.count(position, this) : MoveKind.super.count(position);
  }

  @Override
  public boolean hasMove(BitPosition position) {
    return RandomRun.hasLoneBall(position) || MoveKind.super.hasMove(position);
  }

  @Override
  public long random(BitPosition position, SplitMix64 random) {
    long code = limits.isSimple() ? RandomRun.find(position, this, random) : NO_MOVE;
    return code != NO_MOVE ? code : MoveKind.super.random(position, random);
  }

  @Override
  public Optional<Refusal> refusal(BitPosition position, PikkPakkMove move) {
    if (!(move instanceof PikkPakkMove.PushRun push)) {
      return Refusals.wrongKind();
    }
    boolean column = push.direction().isVertical();
    PikkPakkCell cell = push.rear();
    Board board = position.variant().board;
    if (!position.variant().isInArea(cell)) {
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
    int behind = Directions.isForward(push.direction()) ? (1 << index) >> 1 : 1 << index << 1;
    if ((balls & behind) != 0) {
      return Refusals.of(PikkPakkReason.NOT_REAR, cell);
    }
    RunPushSimulation simulation =
        simulation(position, line, lines.light(line), lines.dark(line), index, push.direction());
    int own = simulation.own();
    Optional<Refusal> range = Refusals.ofLength(cell, push.cells(), limits, own, Board.ELEVEN.size);
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
  public BitPosition playUnchecked(BitPosition position, long code) {
    Variant game = position.variant();
    LineAxis axis = LineAxis.of(game, MoveCode.isVertical(code));
    boolean ahead = MoveCode.isForward(code);
    int rear = game.board.bitOfRank(MoveCode.first(code));
    MutableBalls balls = new MutableBalls(position);
    boolean gone = false;
    for (int step = MoveCode.cells(code); step > 0; step--) {
      long ballsLow = balls.ballsLow();
      long ballsHigh = balls.ballsHigh();
      // The run moves within the cells up to the first empty one or the end of the area.
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
    int lost = gone && game.hasLostCount ? balls.lost(position) : 0;
    return balls.position(game.sharedAfter(position, gone), game.stateAfter(position) + lost);
  }

  /** Returns the low word of the cells with balls that cannot leave the board. */
  long staysLow(PlayerView sides) {
    return sides.targetLow | (canOwnLeave ? 0 : sides.ownLow);
  }

  long staysHigh(PlayerView sides) {
    return sides.targetHigh | (canOwnLeave ? 0 : sides.ownHigh);
  }

  private void list(
      BitPosition position,
      int line,
      int light,
      int dark,
      int rear,
      PikkPakkDirection direction,
      MoveBuffer out) {
    Board board = position.variant().board;
    RunPushSimulation simulation = simulation(position, line, light, dark, rear, direction);
    int own = simulation.own();
    int fewest = limits.min(own);
    int most = limits.max(own, Board.ELEVEN.size);
    for (int cells = 1; cells <= most && simulation.step() == null; cells++) {
      long code = MoveCode.run(board.rankOf(board.bit(line, rear)), direction, cells);
      if (cells >= fewest && (!simulation.hasUsedEquality() || isWinning(position, code))) {
        out.add(code);
      }
    }
  }

  private RunPushSimulation simulation(
      BitPosition position, int line, int light, int dark, int rear, PikkPakkDirection direction) {
    int area = position.variant().area(line);
    int top = 31 - Integer.numberOfLeadingZeros(area);
    if (Directions.isForward(direction)) {
      return new RunPushSimulation(this, position.toMove(), top, rear, light, dark);
    }
    int highest = position.variant().board.size - 1;
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
