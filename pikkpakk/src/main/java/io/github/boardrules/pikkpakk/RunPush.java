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
record RunPush(Majority majority, Steps steps, boolean joins, boolean ownLeaves) implements Manner {

  @Override
  public int form() {
    return MoveCode.RUN;
  }

  @Override
  public boolean covers(PikkPakkMove move) {
    return move instanceof PikkPakkMove.PushRun;
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {
    if (steps == Steps.ONE && !majority.equality()) {
      new SingleRuns(position, this).list(out);
      return;
    }
    Board board = position.game.board;
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
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    PikkPakkMove.PushRun push = (PikkPakkMove.PushRun) move;
    Board board = position.game.board;
    Cell cell = push.rear();
    boolean column = push.direction().alongColumn();
    if (!board.has(cell)
        || !Board.has(position.game.area0(), position.game.area1(), board.bit(cell))) {
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
    Course course =
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
    Game game = position.game;
    Rays rays = Rays.of(game);
    Direction direction = MoveCode.direction(code);
    int by = rays.step(direction);
    int rear = game.board.ranked(MoveCode.first(code));
    long light0 = position.light0;
    long light1 = position.light1;
    long dark0 = position.dark0;
    long dark1 = position.dark1;
    boolean gone = false;
    for (int step = MoveCode.cells(code); step > 0; step--) {
      // The run ends before the first empty cell, or with the last cell of the area, which it
      // leaves.
      int end = rays.firstEmpty(rear, direction, light0 | dark0, light1 | dark1);
      int last = end < 0 ? rays.last(rear, direction) : end;
      long run0 = rays.low(rear, direction, last);
      long run1 = rays.high(rear, direction, last);
      gone |= end < 0;
      long keep0 = ~(run0 | Board.low(last));
      long keep1 = ~(run1 | Board.high(last));
      long runLight0 = light0 & run0;
      long runLight1 = light1 & run1;
      long runDark0 = dark0 & run0;
      long runDark1 = dark1 & run1;
      light0 = (light0 & keep0) | Pushes.low(runLight0, runLight1, by);
      light1 = (light1 & keep1) | Pushes.high(runLight0, runLight1, by);
      dark0 = (dark0 & keep0) | Pushes.low(runDark0, runDark1, by);
      dark1 = (dark1 & keep1) | Pushes.high(runDark0, runDark1, by);
      rear += by;
    }
    PikkPakkPosition next =
        new PikkPakkPosition(
            game, game.after(position), light0, light1, dark0, dark1, game.extras(position, gone));
    return gone && game.countsLost() ? lost(position, next) : next;
  }

  /** The position with the balls counted that have left the board. */
  private static PikkPakkPosition lost(PikkPakkPosition before, PikkPakkPosition after) {
    int lost1 = before.count(1) - after.count(1);
    int lost2 = before.count(2) - after.count(2);
    return new PikkPakkPosition(
        after.game,
        after.state + PikkPakkPosition.state(1, Phase.PLACE, lost1, lost2),
        after.light0,
        after.light1,
        after.dark0,
        after.dark1,
        after.extras);
  }

  private void list(PikkPakkPosition position, int line, int light, int dark, MoveBuffer out) {
    int rest = light | dark;
    while (rest != 0) {
      int first = Integer.numberOfTrailingZeros(rest);
      int size = Integer.numberOfTrailingZeros(~(rest >> first));
      boolean column = position.game.board.isColumn(line);
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
    Board board = position.game.board;
    Course course = course(position, line, light, dark, rear, direction);
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

  private Course course(
      PikkPakkPosition position, int line, int light, int dark, int rear, Direction direction) {
    int area = position.game.area(line);
    int top = 31 - Integer.numberOfLeadingZeros(area);
    if (direction.forward()) {
      return new Course(this, position.toMove(), top, rear, light, dark);
    }
    int highest = position.game.board.size - 1;
    return new Course(
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
