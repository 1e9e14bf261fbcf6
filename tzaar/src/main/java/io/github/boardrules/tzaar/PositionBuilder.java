package io.github.boardrules.tzaar;

/** Stacks that are put on an empty board one after the other. */
final class PositionBuilder {
  /** How many digits the heights have: 1 to 30, less one. */
  private static final int HEIGHT_DIGITS = 5;

  private long low;
  private long high;
  private long black;
  private final long[] heights = new long[HEIGHT_DIGITS];

  /** Puts a stack on the field with an index in field order, which is empty. */
  void put(int spot, int player, Kind kind, int height) {
    int bit = Board.bitOfSpot(spot);
    low |= (long) (kind.number() & 1) << bit;
    high |= (long) (kind.number() >> 1) << bit;
    black |= player == 2 ? 1L << bit : 0;
    for (int digit = 0; digit < heights.length; digit++) {
      heights[digit] |= (long) (((height - 1) >> digit) & 1) << bit;
    }
  }

  TzaarPosition position(Variant variant, Phase phase, int toMove) {
    return new TzaarPosition(
        variant,
        MoveEffects.turn(phase, toMove),
        low,
        high,
        black,
        heights[0],
        heights[1],
        HighHeightBits.of(heights[2], heights[3], heights[4]));
  }
}
