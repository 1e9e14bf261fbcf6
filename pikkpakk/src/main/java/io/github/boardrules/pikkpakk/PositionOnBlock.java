package io.github.boardrules.pikkpakk;

/**
 * A position on the 9x9 board with all balls on the block and none lost: a position of push-four.
 * See {@link BlockBits}.
 */
final class PositionOnBlock extends PikkPakkPosition {
  private static final int CELL_BITS = 62;
  private static final long CELLS = (1L << CELL_BITS) - 1;

  /** From the lowest bit: the cells with light balls, and the state. */
  private final long light;

  /** The cells with dark balls. */
  private final long dark;

  PositionOnBlock(SharedState shared, int state, long light, long dark) {
    super(shared);
    this.light = light | ((long) state << CELL_BITS);
    this.dark = dark;
  }

  @Override
  int state() {
    return (int) (light >>> CELL_BITS);
  }

  @Override
  long lightBlock() {
    return light & CELLS;
  }

  @Override
  long darkBlock() {
    return dark;
  }

  @Override
  long lightLow() {
    return BlockBits.low(light & CELLS);
  }

  @Override
  long lightHigh() {
    return BlockBits.high(light & CELLS);
  }

  @Override
  long darkLow() {
    return BlockBits.low(dark);
  }

  @Override
  long darkHigh() {
    return BlockBits.high(dark);
  }
}
