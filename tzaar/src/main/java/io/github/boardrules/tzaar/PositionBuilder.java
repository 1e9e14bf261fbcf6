package io.github.boardrules.tzaar;

/** Builds a position by putting stacks on an empty board one by one. */
final class PositionBuilder {
  /** The binary digits of a height less one, which is 0 to 29. */
  private static final int HEIGHT_DIGITS = 5;

  private long low;
  private long high;
  private long black;
  private final long[] heights = new long[HEIGHT_DIGITS];

  /** Puts a stack on the field with an index in field order, which must be empty. */
  void put(int index, TzaarStack stack) {
    int bit = Board.bitAt(index);
    int kind = stack.kind().number();
    low |= (long) (kind & 1) << bit;
    high |= (long) (kind >> 1) << bit;
    black |= stack.player() == 2 ? 1L << bit : 0;
    for (int digit = 0; digit < heights.length; digit++) {
      heights[digit] |= (long) (((stack.height() - 1) >> digit) & 1) << bit;
    }
  }

  TzaarPosition build(Variant variant, TzaarPhase phase, int toMove) {
    return new TzaarPosition(
        variant,
        MoveEffects.phaseAndPlayer(phase, toMove),
        low,
        high,
        black,
        heights[0],
        heights[1],
        HighHeightBits.of(heights[2], heights[3], heights[4]));
  }
}
