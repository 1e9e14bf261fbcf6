package io.github.boardrules.pikkpakk;

/** A position on the board of nine. The higher bits of the sets and the state share a number. */
final class PositionOnNine extends PikkPakkPosition {
  private static final int HIGH_BITS = 17;
  private static final long HIGH = (1L << HIGH_BITS) - 1;

  /** The lower bits of the cells with light balls and the target ball. */
  private final long light;

  /** The same of dark. */
  private final long dark;

  /** From the lowest: the higher bits of light, those of dark, and the state. */
  private final long rest;

  PositionOnNine(SharedState setting, int state, long lightLow, long lightHigh, long darkLow, long darkHigh) {
    super(setting);
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
