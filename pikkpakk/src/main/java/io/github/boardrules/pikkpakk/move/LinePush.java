package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.SharedState;
import io.github.boardrules.pikkpakk.board.Variant;

/**
 * The line push (RULES.md, "A move", Pushing 1): a line of seven balls that stand side by side
 * moves along itself and stays on the board.
 */
public record LinePush(PushLimits limits) implements WholeLinePush {
  @Override
  public void list(BitPosition position, MoveBuffer out) {
    if (isSingleStep(position)) {
      SingleLines.list(position, limits.needsMajority(), out);
      return;
    }
    WholeLinePush.super.list(position, out);
  }

  @Override
  public int count(BitPosition position) {
    return isSingleStep(position)
        ? Long.bitCount(SingleLines.moves(position, limits.needsMajority()))
        : WholeLinePush.super.count(position);
  }

  @Override
  public boolean hasMove(BitPosition position) {
    return isSingleStep(position)
        ? SingleLines.hasMove(position, limits.needsMajority())
        : WholeLinePush.super.hasMove(position);
  }

  @Override
  public long random(BitPosition position, SplitMix64 random) {
    return isSingleStep(position)
        ? SingleLines.random(position, limits.needsMajority(), random)
        : WholeLinePush.super.random(position, random);
  }

  @Override
  public long candidates(BitPosition position) {
    return CompleteLines.of(position.variant().board)
        .candidates(position.ballsLow(), position.ballsHigh());
  }

  @Override
  public boolean isComplete(BitPosition position, int line) {
    Variant game = position.variant();
    long low = position.ballsLow() & game.low(line);
    long high = position.ballsHigh() & game.high(line);
    return CellSets.count(low, high) == Board.BLOCK;
  }

  @Override
  public int reach(Variant game) {
    return Board.ELEVEN.size;
  }

  @Override
  public int behind(BitPosition position, int line) {
    Variant game = position.variant();
    long low = position.ballsLow() & game.low(line);
    long high = position.ballsHigh() & game.high(line);
    return game.board.index(CellSets.lowest(low, high), game.board.isColumn(line));
  }

  @Override
  public int ahead(BitPosition position, int behind) {
    return position.variant().board.size - Board.BLOCK - behind;
  }

  @Override
  public BitPosition playUnchecked(BitPosition position, long code) {
    Variant game = position.variant();
    int line = game.board.line(MoveCode.first(code));
    long cellsLow = game.low(line);
    long cellsHigh = game.high(line);
    int by = MoveCode.cells(code) * (game.board.isColumn(line) ? 1 : game.board.size);
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
