package io.github.boardrules.pikkpakk.move;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.pikkpakk.base.PikkPakkReason;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.board.BlockBits;
import io.github.boardrules.pikkpakk.board.Board;
import io.github.boardrules.pikkpakk.board.MoveKind;
import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkMove;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How a ball enters in push-four (RULES.md, "A move", Entering): from the rim to the first cell of
 * the block, pushing the run that begins there.
 *
 * <p><b>Design.</b> All balls are on the block, so that a set of them is one {@code long}; see
 * {@link BlockBits}.
 *
 * @param isDropping whether a full line drops its last ball; otherwise no ball enters it
 */
public record Entering(boolean isDropping) implements MoveKind {
  private static final Board BOARD = Board.NINE;

  /** The codes of all entries in ASCII order. On this board the rank of a cell is its bit. */
  private static final long[] ENTRIES =
      IntStream.range(0, BOARD.size * BOARD.size)
          .filter(Entering::isEntry)
          .mapToLong(MoveCode::place)
          .toArray();

  @Override
  public void list(BitPosition position, MoveBuffer out) {
    if (isDropping) {
      out.addAll(ENTRIES, 0);
      return;
    }
    long balls = balls(position);
    for (long code : ENTRIES) {
      if (!isFull(balls, MoveCode.first(code))) {
        out.add(code);
      }
    }
  }

  @Override
  public int count(BitPosition position) {
    return isDropping ? ENTRIES.length : MoveKind.super.count(position);
  }

  @Override
  public boolean hasMove(BitPosition position) {
    return isDropping || hasSpace(balls(position));
  }

  @Override
  public long random(BitPosition position, SplitMix64 random) {
    if (isDropping) {
      return ENTRIES[random.below(ENTRIES.length)];
    }
    long balls = balls(position);
    // A block that is not full has at least four entries that are not, so this ends soon.
    while (hasSpace(balls)) {
      long code = ENTRIES[random.below(ENTRIES.length)];
      if (!isFull(balls, MoveCode.first(code))) {
        return code;
      }
    }
    return NO_MOVE;
  }

  @Override
  public Optional<Refusal> refusal(BitPosition position, PikkPakkMove move) {
    if (!(move instanceof PikkPakkMove.Place place)) {
      return Refusals.wrongKind();
    }
    PikkPakkCell cell = place.to();
    if (!BOARD.has(cell)) {
      return Refusals.of(PikkPakkReason.OFF_BOARD, cell);
    }
    if (!isEntry(BOARD.bit(cell))) {
      return Refusals.of(PikkPakkReason.WRONG_CELL, cell);
    }
    long balls = balls(position);
    return isDropping || !isFull(balls, BOARD.bit(cell))
        ? Optional.empty()
        : Refusals.of(PikkPakkReason.LINE_FULL, cell);
  }

  @Override
  public BitPosition playUnchecked(BitPosition position, long code) {
    long light = position.lightBlock();
    long dark = position.darkBlock();
    int entry = MoveCode.first(code);
    long run = BlockBits.run(light | dark, entry);
    boolean full = run == BlockBits.line(entry);
    light = (light & ~run) | BlockBits.pushed(light & run, entry);
    dark = (dark & ~run) | BlockBits.pushed(dark & run, entry);
    if (position.toMove() == 1) {
      light |= BlockBits.first(entry);
    } else {
      dark |= BlockBits.first(entry);
    }
    return BitPosition.onBlock(
        position.variant().sharedAfter(position, !full),
        position.variant().stateAfter(position),
        light,
        dark);
  }

  private static long balls(BitPosition position) {
    return position.lightBlock() | position.darkBlock();
  }

  private static boolean isFull(long balls, int entry) {
    return BlockBits.run(balls, entry) == BlockBits.line(entry);
  }

  private static boolean hasSpace(long balls) {
    return Long.bitCount(balls) < Board.BLOCK * Board.BLOCK;
  }

  private static boolean isEntry(int bit) {
    return BlockBits.line(bit) != 0;
  }
}
