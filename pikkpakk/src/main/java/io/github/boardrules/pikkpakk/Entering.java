package io.github.boardrules.pikkpakk;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.Refusal;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The way a ball enters in push-four (RULES.md, "A move", Entering): from the rim on to the first
 * cell of the block, with a push for the run that begins there.
 *
 * <p><b>Design.</b> All balls are on the block, which is one {@code long}; see {@link Block}.
 *
 * @param drops whether a full line drops its last ball, or takes no ball
 */
record Entering(boolean drops) implements MoveKind {
  private static final Board BOARD = Board.NINE;

  /**
   * The codes of all entries in the order of their texts. On this board a cell's place in that
   * order is its bit.
   */
  private static final long[] ENTRIES =
      IntStream.range(0, BOARD.size * BOARD.size)
          .filter(Entering::isEntry)
          .mapToLong(MoveCode::place)
          .toArray();

  @Override
  public boolean covers(PikkPakkMove move) {
    return move instanceof PikkPakkMove.Place;
  }

  @Override
  public void list(PikkPakkPosition position, MoveBuffer out) {
    if (drops) {
      out.addAll(ENTRIES);
      return;
    }
    long balls = position.lightBlock() | position.darkBlock();
    for (long code : ENTRIES) {
      if (!isFull(balls, MoveCode.first(code))) {
        out.add(code);
      }
    }
  }

  @Override
  public int count(PikkPakkPosition position) {
    return drops ? ENTRIES.length : MoveKind.super.count(position);
  }

  @Override
  public Optional<Refusal> refusal(PikkPakkPosition position, PikkPakkMove move) {
    Cell cell = ((PikkPakkMove.Place) move).cell();
    if (!BOARD.has(cell)) {
      return Pushes.refuse(PikkPakkReason.OFF_BOARD, cell);
    }
    if (!isEntry(BOARD.bit(cell))) {
      return Pushes.refuse(PikkPakkReason.WRONG_CELL, cell);
    }
    long balls = position.lightBlock() | position.darkBlock();
    return drops || !isFull(balls, BOARD.bit(cell))
        ? Optional.empty()
        : Pushes.refuse(PikkPakkReason.LINE_FULL, cell);
  }

  @Override
  public PikkPakkPosition next(PikkPakkPosition position, long code) {
    long light = position.lightBlock();
    long dark = position.darkBlock();
    int entry = MoveCode.first(code);
    long run = Block.run(light | dark, entry);
    boolean full = run == Block.line(entry);
    light = (light & ~run) | Block.pushed(light & run, entry);
    dark = (dark & ~run) | Block.pushed(dark & run, entry);
    if (position.toMove() == 1) {
      light |= Block.first(entry);
    } else {
      dark |= Block.first(entry);
    }
    return new PositionOnBlock(
        position.game().setting(position, !full), position.state() ^ 1, light, dark);
  }

  private static boolean isFull(long balls, int entry) {
    return Block.run(balls, entry) == Block.line(entry);
  }

  /** Whether a cell is on the rim and no corner. */
  private static boolean isEntry(int bit) {
    int last = BOARD.size - 1;
    boolean leftOrRight = bit / BOARD.size == 0 || bit / BOARD.size == last;
    boolean topOrBottom = bit % BOARD.size == 0 || bit % BOARD.size == last;
    return leftOrRight != topOrBottom;
  }
}
