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

  PositionOnNine(SharedState setting, int state, long light0, long light1, long dark0, long dark1) {
    super(setting);
    light = light0;
    dark = dark0;
    rest = light1 | (dark1 << HIGH_BITS) | ((long) state << (2 * HIGH_BITS));
  }

  @Override
  int state() {
    return (int) (rest >>> (2 * HIGH_BITS));
  }

  @Override
  long light0() {
    return light;
  }

  @Override
  long light1() {
    return rest & HIGH;
  }

  @Override
  long dark0() {
    return dark;
  }

  @Override
  long dark1() {
    return (rest >>> HIGH_BITS) & HIGH;
  }
}
