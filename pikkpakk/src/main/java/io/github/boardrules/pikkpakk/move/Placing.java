package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.CellSets;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.board.PackedState;
import io.github.boardrules.pikkpakk.board.Phase;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.Optional;

/** The placing of balls on the block, one by one (RULES.md, "A move", Placing). */
public record Placing(int balls, int firstToPush) implements MoveKind {
  @Override
  public void list(BitPosition position, MoveBuffer out) {
    list(emptyLow(position), 0, position.variant().board, out);
    list(emptyHigh(position), Long.SIZE, position.variant().board, out);
  }

  /** Appends the placings on the empty cells of one word. */
  private static void list(long empty, int from, Board board, MoveBuffer out) {
    for (long rest = empty; rest != 0; rest &= rest - 1) {
      out.add(MoveCode.place(board.rankOf(from + Long.numberOfTrailingZeros(rest))));
    }
  }

  @Override
  public int count(BitPosition position) {
    return CellSets.count(emptyLow(position), emptyHigh(position));
  }

  @Override
  public long random(BitPosition position, SplitMix64 random) {
    long low = emptyLow(position);
    long high = emptyHigh(position);
    int count = CellSets.count(low, high);
    return count == 0
        ? NO_MOVE
        : MoveCode.place(
            position.variant().board.rankOf(CellSets.nth(low, high, random.below(count))));
  }

  @Override
  public Optional<Refusal> refusal(BitPosition position, PikkPakkMove move) {
    if (!(move instanceof PikkPakkMove.Place place)) {
      return Refusals.wrongKind();
    }
    PikkPakkCell cell = place.to();
    Board board = position.variant().board;
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
  public BitPosition playUnchecked(BitPosition position, long code) {
    int bit = position.variant().board.bitOfRank(MoveCode.first(code));
    boolean light = position.toMove() == 1;
    boolean last = position.count(1) + position.count(2) + 1 == balls;
    return new BitPosition(
        position.variant().sharedAfter(position, true),
        PackedState.of(
            last ? firstToPush : 3 - position.toMove(),
            last ? Phase.PUSH : Phase.PLACE,
            position.lost(1),
            position.lost(2)),
        position.lightLow | (light ? CellSets.low(bit) : 0),
        position.lightHigh | (light ? CellSets.high(bit) : 0),
        position.darkLow | (light ? 0 : CellSets.low(bit)),
        position.darkHigh | (light ? 0 : CellSets.high(bit)));
  }

  private static long emptyLow(BitPosition position) {
    return position.variant().board.blockLow & ~position.ballsLow();
  }

  private static long emptyHigh(BitPosition position) {
    return position.variant().board.blockHigh & ~position.ballsHigh();
  }
}
