package io.github.boardrules.pikkpakk;

/** A position on the board of eleven. */
final class PositionOnEleven extends PikkPakkPosition {
  private final int state;
  private final long light0;
  private final long light1;
  private final long dark0;
  private final long dark1;

  PositionOnEleven(
      SharedState setting, int state, long light0, long light1, long dark0, long dark1) {
    super(setting);
    this.state = state;
    this.light0 = light0;
    this.light1 = light1;
    this.dark0 = dark0;
    this.dark1 = dark1;
  }

  @Override
  int state() {
    return state;
  }

  @Override
  long light0() {
    return light0;
  }

  @Override
  long light1() {
    return light1;
  }

  @Override
  long dark0() {
    return dark0;
  }

  @Override
  long dark1() {
    return dark1;
  }
}
