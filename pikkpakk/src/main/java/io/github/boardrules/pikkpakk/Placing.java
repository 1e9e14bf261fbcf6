package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Optional;

/**
 * The placing of balls on the block, one by one (RULES.md, "A move", Placing).
 *
 * @param balls how many balls are placed in total
 * @param firstToPush the player who pushes first once all balls are placed
 */
record Placing(int balls, int firstToPush) implements MoveKind {

  @Override
  public boolean hasForm(PikkPakkMove move) {
    return move instanceof PikkPakkMove.Place;
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {
    Board board = position.game().board;
    long emptyLow = board.blockLow & ~position.ballsLow();
    long emptyHigh = board.blockHigh & ~position.ballsHigh();
    for (; emptyLow != 0; emptyLow &= emptyLow - 1) {
      out.add(MoveCode.place(board.rankOf(Long.numberOfTrailingZeros(emptyLow))));
    }
    for (; emptyHigh != 0; emptyHigh &= emptyHigh - 1) {
      out.add(MoveCode.place(board.rankOf(64 + Long.numberOfTrailingZeros(emptyHigh))));
    }
  }

  @Override
  public int count(PikkPakkPosition position) {
    Board board = position.game().board;
    return CellSets.count(
        board.blockLow & ~position.ballsLow(), board.blockHigh & ~position.ballsHigh());
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    Cell cell = ((PikkPakkMove.Place) move).cell();
    Board board = position.game().board;
    if (!board.has(cell)) {
      return Refusals.of(PikkPakkReason.OFF_BOARD, cell);
    }
    if (!board.isInBlock(board.bit(cell))) {
      return Refusals.of(PikkPakkReason.WRONG_CELL, cell);
    }
    return position.ball(board.bit(cell)) == null
        ? Optional.empty()
        : Refusals.of(PikkPakkReason.OCCUPIED, cell);
  }

  @Override
  public PikkPakkPosition playUnchecked(PikkPakkPosition position, long code) {
    int bit = position.game().board.bitOfRank(MoveCode.first(code));
    boolean light = position.toMove() == 1;
    boolean last = position.count(1) + position.count(2) + 1 == balls;
    return PikkPakkPosition.of(
        position.game().stateAfter(position, true),
        PikkPakkPosition.state(
            last ? firstToPush : 3 - position.toMove(),
            last ? Phase.PUSH : Phase.PLACE,
            position.lost(1),
            position.lost(2)),
        position.lightLow() | (light ? Board.low(bit) : 0),
        position.lightHigh() | (light ? Board.high(bit) : 0),
        position.darkLow() | (light ? 0 : Board.low(bit)),
        position.darkHigh() | (light ? 0 : Board.high(bit)));
  }
}
