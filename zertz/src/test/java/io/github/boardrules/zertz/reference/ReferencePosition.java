package io.github.boardrules.zertz.reference;

import java.util.Optional;

/**
 * A position (RULES.md, "Notation").
 *
 * @param counter the turns in a row in which no ring left the board; 0 without stall
 * @param bound whether the player to move has had a lapse taken back
 * @param lapse the position before a pending lapse
 */
public record ReferencePosition(
    ReferenceRings rings,
    ReferenceMarbles pool,
    ReferenceMarbles held1,
    ReferenceMarbles held2,
    int side,
    int counter,
    boolean bound,
    Optional<ReferencePosition> lapse) {

  /** Returns the player who is not to move. */
  public int otherSide() {
    return 3 - side;
  }

  /** Returns what a player holds. */
  public ReferenceMarbles held(int player) {
    return player == 1 ? held1 : held2;
  }

  /** Returns the marbles that the player to move can place. */
  public ReferenceMarbles supply() {
    return pool.total() > 0 ? pool : held(side);
  }

  /** Returns this position with another board. */
  public ReferencePosition withRings(ReferenceRings newRings) {
    return new ReferencePosition(newRings, pool, held1, held2, side, counter, bound, lapse);
  }

  /** Returns this position with another pool. */
  public ReferencePosition withPool(ReferenceMarbles newPool) {
    return new ReferencePosition(rings, newPool, held1, held2, side, counter, bound, lapse);
  }

  /** Returns this position with other marbles held by a player. */
  public ReferencePosition withHeld(int player, ReferenceMarbles marbles) {
    ReferenceMarbles first = player == 1 ? marbles : held1;
    ReferenceMarbles second = player == 1 ? held2 : marbles;
    return new ReferencePosition(rings, pool, first, second, side, counter, bound, lapse);
  }

  /** Returns this position with another player to move. */
  public ReferencePosition withSide(int newSide) {
    return new ReferencePosition(rings, pool, held1, held2, newSide, counter, bound, lapse);
  }

  /** Returns this position with another counter. */
  public ReferencePosition withCounter(int newCounter) {
    return new ReferencePosition(rings, pool, held1, held2, side, newCounter, bound, lapse);
  }

  /** Returns this position with another lapse field. */
  public ReferencePosition withLapse(boolean newBound, Optional<ReferencePosition> newLapse) {
    return new ReferencePosition(rings, pool, held1, held2, side, counter, newBound, newLapse);
  }
}
