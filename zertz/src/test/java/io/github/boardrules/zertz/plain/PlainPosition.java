package io.github.boardrules.zertz.plain;

import java.util.Optional;

/**
 * A position (RULES.md, "Notation").
 *
 * @param rings the rings and what they hold
 * @param pool the marbles in the pool
 * @param held1 what player 1 holds
 * @param held2 what player 2 holds
 * @param side the player to move
 * @param counter the turns in a row in which no ring left the board; 0 where nothing counts them
 * @param bound whether the player to move has had a lapse taken back
 * @param lapse the position before a pending lapse
 */
public record PlainPosition(
    PlainRings rings,
    PlainMarbles pool,
    PlainMarbles held1,
    PlainMarbles held2,
    int side,
    int counter,
    boolean bound,
    Optional<PlainPosition> lapse) {

  /** The player who is not to move. */
  public int otherSide() {
    return 3 - side;
  }

  /** What a player holds. */
  public PlainMarbles held(int player) {
    return player == 1 ? held1 : held2;
  }

  /** What the player to move may place. */
  public PlainMarbles supply() {
    return pool.total() > 0 ? pool : held(side);
  }

  /** The same position with another board. */
  public PlainPosition withRings(PlainRings newRings) {
    return new PlainPosition(newRings, pool, held1, held2, side, counter, bound, lapse);
  }

  /** The same position with another pool. */
  public PlainPosition withPool(PlainMarbles newPool) {
    return new PlainPosition(rings, newPool, held1, held2, side, counter, bound, lapse);
  }

  /** The same position with a player holding something else. */
  public PlainPosition withHeld(int player, PlainMarbles marbles) {
    return new PlainPosition(
        rings,
        pool,
        player == 1 ? marbles : held1,
        player == 1 ? held2 : marbles,
        side,
        counter,
        bound,
        lapse);
  }

  /** The same position with another player to move. */
  public PlainPosition withSide(int newSide) {
    return new PlainPosition(rings, pool, held1, held2, newSide, counter, bound, lapse);
  }

  /** The same position with another counter. */
  public PlainPosition withCounter(int newCounter) {
    return new PlainPosition(rings, pool, held1, held2, side, newCounter, bound, lapse);
  }

  /** The same position with what {@code capture=retract} remembers being another thing. */
  public PlainPosition withLapse(boolean newBound, Optional<PlainPosition> newLapse) {
    return new PlainPosition(rings, pool, held1, held2, side, counter, newBound, newLapse);
  }
}
