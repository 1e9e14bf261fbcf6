package io.github.boardrules.pikkpakk;

/**
 * The balls of a position while some of them are pushed.
 *
 * <p>It is mutable and serves one move.
 *
 * <p><b>Design.</b> Pushes go up and to the right, or down and to the left: in bits, ahead or back.
 * Whoever makes a move asks once which it is; a shift that asked for itself would ask at each word,
 * and processors guess badly what is true as often as not.
 */
final class MutableBalls {
  private long light0;
  private long light1;
  private long dark0;
  private long dark1;

  MutableBalls(PikkPakkPosition position) {
    light0 = position.light0();
    light1 = position.light1();
    dark0 = position.dark0();
    dark1 = position.dark1();
  }

  /** The lower bits of the cells with light, dark and target balls. */
  long balls0() {
    return light0 | dark0;
  }

  long balls1() {
    return light1 | dark1;
  }

  /** Moves the balls on some cells up by 1 to 63 bits; what comes out of these cells is gone. */
  void ahead(long cells0, long cells1, int by) {
    long moving0 = light0 & cells0;
    long moving1 = light1 & cells1;
    light0 = (light0 ^ moving0) | ((moving0 << by) & cells0);
    light1 = (light1 ^ moving1) | (((moving1 << by) | (moving0 >>> -by)) & cells1);
    moving0 = dark0 & cells0;
    moving1 = dark1 & cells1;
    dark0 = (dark0 ^ moving0) | ((moving0 << by) & cells0);
    dark1 = (dark1 ^ moving1) | (((moving1 << by) | (moving0 >>> -by)) & cells1);
  }

  /** Moves the balls on some cells down by 1 to 63 bits; what comes out of these cells is gone. */
  void back(long cells0, long cells1, int by) {
    long moving0 = light0 & cells0;
    long moving1 = light1 & cells1;
    light0 = (light0 ^ moving0) | (((moving0 >>> by) | (moving1 << -by)) & cells0);
    light1 = (light1 ^ moving1) | ((moving1 >>> by) & cells1);
    moving0 = dark0 & cells0;
    moving1 = dark1 & cells1;
    dark0 = (dark0 ^ moving0) | (((moving0 >>> by) | (moving1 << -by)) & cells0);
    dark1 = (dark1 ^ moving1) | ((moving1 >>> by) & cells1);
  }

  /** How many balls of each player, who had so many before, are gone: a part of the state. */
  int lost(PikkPakkPosition before) {
    int lost1 = before.count(1) - Sets.count(light0 & ~dark0, light1 & ~dark1);
    int lost2 = before.count(2) - Sets.count(dark0 & ~light0, dark1 & ~light1);
    return PikkPakkPosition.state(1, Phase.PLACE, lost1, lost2);
  }

  /** The position in which they come to rest. */
  PikkPakkPosition position(SharedState setting, int state) {
    return PikkPakkPosition.of(setting, state, light0, light1, dark0, dark1);
  }
}
