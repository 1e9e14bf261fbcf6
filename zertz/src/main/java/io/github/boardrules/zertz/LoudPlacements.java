package io.github.boardrules.zertz;

import io.github.boardrules.core.MoveBuffer;

/**
 * Finds the placements that may gain something to {@link ZertzEvaluation}, which counts only what
 * is held: those that claim, and sacrifices, which force the opponent to capture. All others are
 * worth the same, so one of them stands for them.
 *
 * <p><b>Design.</b> Where no capture is possible, the new marble takes part in each that becomes
 * possible: it jumps, or is jumped over. So a few shifts find the rings to fill. A sacrifice before
 * the estimate must leave something to capture, whichever chain the opponent chooses; if a chain
 * leaves nothing, only a removal helps that takes away a ring on which it lands. Of the removals
 * that stop no chain, one stands for all.
 */
final class LoudPlacements {
  /** With fewer vacant rings, the board may be full soon, and each ring counts. */
  private static final int FEW = 8;

  private final Board board;
  private final long counts;
  private final int supplier;
  private final long occupied;
  private final long vacant;
  private final long free;

  /** The cells with at most one vacant neighbour; no other cell can lead to a claim. */
  private final long nearlyIsolated;

  /** The rings on which a chain lands after a sacrifice, and those on which all land first. */
  private long landings;

  private long firstLandings;

  /** The rings on which all chains land that leave nothing to capture. */
  private long refutingLandings;

  /** Of a position without a capture. */
  LoudPlacements(ZertzPosition position) {
    board = position.variant.board;
    counts = position.counts;
    supplier = PackedCounts.supplier(counts);
    occupied = position.occupied();
    vacant = position.vacant();
    free = board.freeRings(position.rings, vacant);
    nearlyIsolated = board.nearlyIsolated(vacant);
  }

  /** Appends a quiet placement, then the loud ones; returns false where it knows no quiet one. */
  boolean list(int movesLeft, MoveBuffer out) {
    long loud = loud();
    long cuts = cuts();
    long quiet = vacant & ~loud & ~nearlyIsolated;
    long removable = free & ~cuts & ~(quiet & -quiet);
    if (quiet == 0
        || removable == 0
        || Long.bitCount(vacant) < FEW
        || PackedCounts.colours(counts, supplier) == 0) {
      return false;
    }
    int x = Long.numberOfTrailingZeros(quiet);
    add(x, removable & -removable, out);
    add(x, cuts & ~(1L << x), out);
    for (long rest = vacant & nearlyIsolated; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      long claiming = claiming(cell);
      if ((loud & (1L << cell)) != 0) {
        add(cell, claiming | loudRemovals(cell, movesLeft, cuts), out);
      } else if (claiming != 0) {
        add(cell, claiming | (cuts & ~(1L << cell)), out);
      }
    }
    for (long rest = loud & ~nearlyIsolated; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      add(cell, loudRemovals(cell, movesLeft, cuts), out);
    }
    return true;
  }

  /** Appends the placements of each colour on X that remove a ring of a set and claim all. */
  private void add(int x, long removals, MoveBuffer out) {
    for (long rest = removals; rest != 0; rest &= rest - 1) {
      int y = Long.numberOfTrailingZeros(rest);
      long claims = Isolation.claims(board, occupied, vacant, x, y);
      for (int marble = 1; marble <= 3; marble++) {
        if (PackedCounts.hasMarble(counts, supplier, marble)) {
          out.add(MoveCode.marble(marble) | MoveCode.fill(x) | MoveCode.remove(y) | claims);
        }
      }
    }
  }

  private long loudRemovals(int x, int movesLeft, long cuts) {
    return removals(x, movesLeft == 1) | (cuts & ~(1L << x));
  }

  /** Returns the vacant rings on which a marble could jump or be jumped over. */
  private long loud() {
    long loud = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      loud |= board.shift(occupied, d) & board.shift(vacant, opposite(d));
      loud |= board.shift(occupied & board.shift(vacant, d), d);
    }
    return loud & vacant;
  }

  /** Returns the rings whose removal cuts off a group. */
  private long cuts() {
    long cuts = 0;
    long marbles = nearlyIsolated & occupied;
    if (marbles != 0) {
      for (long rest = free & board.touching(marbles); rest != 0; rest &= rest - 1) {
        int y = Long.numberOfTrailingZeros(rest);
        // Every X gives the same groups, so Y itself is passed for it.
        cuts |= Isolation.cutOff(board, occupied, vacant, y, y, 0) == 0 ? 0 : rest & -rest;
      }
    }
    return cuts;
  }

  /** Returns a ring whose removal lets the group of X be claimed; an empty set if there is none. */
  private long claiming(int x) {
    long removable = free & ~(1L << x);
    for (long rest = removable; rest != 0; rest &= rest - 1) {
      if (Isolation.own(board, occupied, vacant, x, Long.numberOfTrailingZeros(rest)) != 0) {
        return rest & -rest;
      }
    }
    return 0;
  }

  /** Returns the rings whose removal is worth a try with a sacrifice on X. */
  private long removals(int x, boolean isLast) {
    landings = 0;
    firstLandings = -1;
    refutingLandings = -1;
    long filled = 1L << x;
    long empty = vacant & ~filled;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      long beside = board.neighbour(x, d) & occupied;
      if (beside != 0) {
        long rest = occupied ^ beside;
        long cleared = vacant | beside;
        follow(rest, cleared, board.neighbour(x, opposite(d)) & empty, 0);
        follow(rest, cleared, board.beside(beside, d) & empty, 0);
      }
    }
    // Without any chain there is no sacrifice.
    long removable = free & ~filled & ~firstLandings;
    if (isLast && refutingLandings != -1) {
      return removable & refutingLandings;
    }
    // A ring beside a marble may be one on which the player's own answer lands.
    long others = removable & ~landings;
    long far = others & ~board.beside(occupied | filled | landings);
    long other = far == 0 ? others : far;
    return (removable & landings) | (other & -other);
  }

  /** Follows the chains of a lifted marble that jumps to a ring, if there is one. */
  private void follow(long marbles, long empty, long at, long landedBefore) {
    if (at == 0) {
      return;
    }
    long landed = landedBefore | at;
    firstLandings &= landedBefore == 0 ? at : -1;
    boolean isWhole = true;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      long over = board.beside(at, d) & marbles;
      long landing = board.beside(over, d) & empty;
      if (landing != 0) {
        isWhole = false;
        follow(marbles ^ over, empty | over, landing, landed);
      }
    }
    if (isWhole) {
      landings |= landed;
      if (!CaptureGenerator.isPossible(board, marbles | at, empty & ~at)) {
        refutingLandings &= landed;
      }
    }
  }

  private static int opposite(int direction) {
    return direction < 3 ? direction + 3 : direction - 3;
  }
}
