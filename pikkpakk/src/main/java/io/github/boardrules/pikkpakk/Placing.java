package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Optional;

/**
 * The placing of balls on the block, one by one (RULES.md, "A move", Placing).
 *
 * @param balls how many balls are placed in all
 * @param firstToPush who moves first once all are placed
 */
record Placing(int balls, int firstToPush) implements MoveKind {

  @Override
  public boolean covers(PikkPakkMove move) {
    return move instanceof PikkPakkMove.Place;
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {
    Board board = position.game().board;
    long empty0 = board.block0 & ~position.balls0();
    long empty1 = board.block1 & ~position.balls1();
    for (; empty0 != 0; empty0 &= empty0 - 1) {
      out.add(MoveCode.place(board.rank(Long.numberOfTrailingZeros(empty0))));
    }
    for (; empty1 != 0; empty1 &= empty1 - 1) {
      out.add(MoveCode.place(board.rank(64 + Long.numberOfTrailingZeros(empty1))));
    }
  }

  @Override
  public int count(PikkPakkPosition position) {
    Board board = position.game().board;
    return Sets.count(board.block0 & ~position.balls0(), board.block1 & ~position.balls1());
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    Cell cell = ((PikkPakkMove.Place) move).cell();
    Board board = position.game().board;
    if (!board.has(cell)) {
      return Pushes.refuse(PikkPakkReason.OFF_BOARD, cell);
    }
    if (!board.inBlock(board.bit(cell))) {
      return Pushes.refuse(PikkPakkReason.WRONG_CELL, cell);
    }
    return position.ball(board.bit(cell)) == null
        ? Optional.empty()
        : Pushes.refuse(PikkPakkReason.OCCUPIED, cell);
  }

  @Override
  public PikkPakkPosition next(PikkPakkPosition position, long code) {
    int bit = position.game().board.ranked(MoveCode.first(code));
    boolean light = position.toMove() == 1;
    boolean last = position.count(1) + position.count(2) + 1 == balls;
    return PikkPakkPosition.of(
        position.game().setting(position, true),
        PikkPakkPosition.state(
            last ? firstToPush : 3 - position.toMove(),
            last ? Phase.PUSH : Phase.PLACE,
            position.lost(1),
            position.lost(2)),
        position.light0() | (light ? Board.low(bit) : 0),
        position.light1() | (light ? Board.high(bit) : 0),
        position.dark0() | (light ? 0 : Board.low(bit)),
        position.dark1() | (light ? 0 : Board.high(bit)));
  }
}
