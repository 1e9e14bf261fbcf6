package io.github.boardrules.pikkpakk;

/**
 * A position on the 9x9 board. The high words of the two sets and the state are packed into one
 * {@code long}.
 */
final class PositionOnNine extends PikkPakkPosition {
  private static final int HIGH_BITS = 17;
  private static final long HIGH = (1L << HIGH_BITS) - 1;

  /** The low word of the cells with light balls or the target ball. */
  private final long light;

  /** The low word of the cells with dark balls or the target ball. */
  private final long dark;

  /** From the lowest bit: the high word of light, the high word of dark, and the state. */
  private final long rest;

  PositionOnNine(
      SharedState shared, int state, long lightLow, long lightHigh, long darkLow, long darkHigh) {
    super(shared);
    light = lightLow;
    dark = darkLow;
    rest = lightHigh | (darkHigh << HIGH_BITS) | ((long) state << (2 * HIGH_BITS));
  }

  @Override
  int state() {
    return (int) (rest >>> (2 * HIGH_BITS));
  }

  @Override
  long lightLow() {
    return light;
  }

  @Override
  long lightHigh() {
    return rest & HIGH;
  }

  @Override
  long darkLow() {
    return dark;
  }

  @Override
  long darkHigh() {
    return (rest >>> HIGH_BITS) & HIGH;
  }
}
