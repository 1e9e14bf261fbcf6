package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.Directions;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.SharedState;
import io.github.boardrules.pikkpakk.board.Variant;
import io.github.boardrules.pikkpakk.value.PikkPakkLine;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.Optional;

/**
 * The line push (RULES.md, "A move", Pushing 1): a line of seven balls that stand side by side
 * moves along itself and stays on the board.
 */
public record LinePush(PushLimits limits) implements MoveKind {
  @Override
  public void list(BitPosition position, MoveBuffer out) {
    if (isSingleStep(position)) {
      SingleLines.list(position, limits.needsMajority(), out);
      return;
    }
    CompleteLines lines = CompleteLines.of(position.variant().board);
    PlayerView sides = new PlayerView(position);
    long ballsLow = position.ballsLow();
    long ballsHigh = position.ballsHigh();
    long rest = lines.candidates(ballsLow, ballsHigh);
    int max = limits.max(1, lines.spareCells);
    for (; rest != 0; rest &= rest - 1) {
      int place = Long.numberOfTrailingZeros(rest);
      int own = lines.count(place, sides.ownLow, sides.ownHigh);
      int enemy = lines.count(place, sides.enemyLow, sides.enemyHigh);
      boolean holds = limits.isMajority(own, enemy);
      if ((holds || limits.isWinningEquality(own, enemy))
          && lines.isComplete(place, ballsLow, ballsHigh)) {
        int behind = lines.behind(place, ballsLow, ballsHigh);
        int ahead = lines.spareCells - behind;
        MoveGenerator.addLine(this, position, place, false, holds, Math.min(behind, max), out);
        MoveGenerator.addLine(this, position, place, true, holds, Math.min(ahead, max), out);
      }
    }
  }

  @Override
  public int count(BitPosition position) {
    return isSingleStep(position)
        ? Long.bitCount(SingleLines.moves(position, limits.needsMajority()))
        : MoveKind.super.count(position);
  }

  @Override
  public boolean hasMove(BitPosition position) {
    return isSingleStep(position)
        ? SingleLines.hasMove(position, limits.needsMajority())
        : MoveKind.super.hasMove(position);
  }

  @Override
  public long random(BitPosition position, SplitMix64 random) {
    return isSingleStep(position)
        ? SingleLines.random(position, limits.needsMajority(), random)
        : MoveKind.super.random(position, random);
  }

  @Override
  public Optional<Refusal> refusal(BitPosition position, PikkPakkMove move) {
    if (!(move instanceof PikkPakkMove.PushLine push)) {
      return Refusals.wrongKind();
    }
    Board board = position.variant().board;
    PikkPakkLine line = push.line();
    if (!board.has(line)) {
      return Refusals.of(PikkPakkReason.OFF_BOARD, line);
    }
    CompleteLines lines = CompleteLines.of(board);
    int place = board.place(board.index(line));
    long ballsLow = position.ballsLow();
    long ballsHigh = position.ballsHigh();
    if ((lines.candidates(ballsLow, ballsHigh) & (1L << place)) == 0
        || !lines.isComplete(place, ballsLow, ballsHigh)) {
      return Refusals.of(PikkPakkReason.NOT_COMPLETE, line);
    }
    Optional<Refusal> range = Refusals.ofLength(line, push.cells(), limits, 1, Board.ELEVEN.size);
    if (range.isPresent()) {
      return range;
    }
    PlayerView sides = new PlayerView(position);
    int own = lines.count(place, sides.ownLow, sides.ownHigh);
    int enemy = lines.count(place, sides.enemyLow, sides.enemyHigh);
    boolean holds = limits.isMajority(own, enemy);
    int behind = lines.behind(place, ballsLow, ballsHigh);
    if (!holds && !limits.isWinningEquality(own, enemy)) {
      return Refusals.of(PikkPakkReason.NO_MAJORITY, line);
    }
    if (push.cells()
        > (Directions.isForward(push.direction()) ? lines.spareCells - behind : behind)) {
      return Refusals.of(PikkPakkReason.EDGE, line);
    }
    return holds || isWinning(position, MoveCode.encode(board, push))
        ? Optional.empty()
        : Refusals.of(PikkPakkReason.EQUALITY_NOT_WINNING, line);
  }

  @Override
  public BitPosition playUnchecked(BitPosition position, long code) {
    Variant game = position.variant();
    CompleteLines lines = CompleteLines.of(game.board);
    int place = MoveCode.first(code);
    long cellsLow = lines.low(place);
    long cellsHigh = lines.high(place);
    int by = MoveCode.cells(code) * lines.step(place);
    boolean forward = MoveCode.isForward(code);
    MutableBalls balls = new MutableBalls(position);
    if (forward) {
      balls.ahead(cellsLow, cellsHigh, by);
    } else {
      balls.back(cellsLow, cellsHigh, by);
    }
    SharedState shared =
        game.sharedAfter(position, false)
            .withNeutralShifted(cellsLow, cellsHigh, forward ? by : -by);
    return balls.position(shared, game.stateAfter(position));
  }

  private boolean isSingleStep(BitPosition position) {
    return limits.isSimple() && position.variant().board == Board.NINE;
  }
}
