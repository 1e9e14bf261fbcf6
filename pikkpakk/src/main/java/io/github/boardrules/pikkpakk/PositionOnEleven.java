package io.github.boardrules.pikkpakk;

/** A position on the 11x11 board. */
final class PositionOnEleven extends PikkPakkPosition {
  private final int state;
  private final long lightLow;
  private final long lightHigh;
  private final long darkLow;
  private final long darkHigh;

  PositionOnEleven(
      SharedState shared, int state, long lightLow, long lightHigh, long darkLow, long darkHigh) {
    super(shared);
    this.state = state;
    this.lightLow = lightLow;
    this.lightHigh = lightHigh;
    this.darkLow = darkLow;
    this.darkHigh = darkHigh;
  }

  @Override
  int state() {
    return state;
  }

  @Override
  long lightLow() {
    return lightLow;
  }

  @Override
  long lightHigh() {
    return lightHigh;
  }

  @Override
  long darkLow() {
    return darkLow;
  }

  @Override
  long darkHigh() {
    return darkHigh;
  }
}
