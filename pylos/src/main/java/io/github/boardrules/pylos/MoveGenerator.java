package io.github.boardrules.pylos;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import java.util.Objects;

/**
 * Generates the legal moves of a position (RULES.md, "A move").
 *
 * <p><b>Design.</b> Moves are generated in the order of their texts, so nothing is sorted: bits are
 * in the order of the cells' texts; the text of a placing begins with a vacant cell and that of a
 * raise with an own stone; the bare move comes before those with take-backs, and one take-back
 * before two. The cells that complete a pattern are computed once for all raises, because a raised
 * stone comes from a lower level and so from no pattern that it completes.
 *
 * <p>Counting and choosing a random move use the numbers of take-backs and generate no list.
 */
final class MoveGenerator {
  /** The {@code from} of a placing. */
  private static final long FROM_RESERVE = 0;

  private final Variant variant;
  private final long own;
  private final long occupied;
  private final long vacant;

  /** The cells on which a stone may be placed. */
  private final long placeable;

  /** The own free stones; none if no vacant cell is above level 1. */
  private final long raisable;

  /** The vacant cells on which a stone completes a pattern that earns a take-back. */
  private final long earning;

  MoveGenerator(PylosPosition position) {
    variant = position.variant;
    own = position.own();
    occupied = own | position.other;
    vacant = variant.board.vacant(occupied);
    boolean reserve = Long.bitCount(own) < variant.board.stones;
    placeable = reserve ? vacant : 0;
    boolean canRaise = (reserve || variant.losesOnlyWhenStuck) && (vacant & Board.higher(0)) != 0;
    raisable = canRaise ? own & ~Board.below(occupied) : 0;
    earning = variant.earning(own, vacant);
  }

  static void list(PylosPosition position, MoveBuffer out) {
    Objects.requireNonNull(out, "out");
    // A player who is out of stones has no moves anyway.
    if (!Endings.isLimitReached(position)) {
      new MoveGenerator(position).list(out);
    }
  }

  static long count(PylosPosition position) {
    return Endings.isLimitReached(position) ? 0 : new MoveGenerator(position).count();
  }

  static long random(PylosPosition position, SplitMix64 random) {
    Objects.requireNonNull(random, "random");
    Endings.status(position).requireOngoing();
    return new MoveGenerator(position).random(random);
  }

  /** Returns whether some stone can be raised, whatever the count. */
  boolean canRaise() {
    for (long rest = raisable; rest != 0; rest &= rest - 1) {
      if (targets(rest & -rest) != 0) {
        return true;
      }
    }
    return false;
  }

  private void list(MoveBuffer out) {
    for (long rest = placeable | raisable; rest != 0; rest &= rest - 1) {
      long cell = rest & -rest;
      if ((cell & own) == 0) {
        list(FROM_RESERVE, cell, MoveCode.place(cell), out);
      } else {
        for (long targets = targets(cell); targets != 0; targets &= targets - 1) {
          long to = targets & -targets;
          list(cell, to, MoveCode.raise(cell, to), out);
        }
      }
    }
  }

  private long count() {
    long count = count(FROM_RESERVE, placeable);
    for (long rest = raisable; rest != 0; rest &= rest - 1) {
      long from = rest & -rest;
      count += count(from, targets(from));
    }
    return count;
  }

  private long random(SplitMix64 random) {
    long index = random.below(count());
    long count = count(FROM_RESERVE, placeable);
    if (index < count) {
      return move(FROM_RESERVE, placeable, index);
    }
    long rest = raisable;
    while (true) {
      index -= count;
      long from = rest & -rest;
      long targets = targets(from);
      count = count(from, targets);
      if (index < count) {
        return move(from, targets, index);
      }
      rest &= rest - 1;
    }
  }

  /** Returns the cells to which a stone may be raised. */
  private long targets(long from) {
    return vacant & ~Board.above(from) & Board.higher(Long.numberOfTrailingZeros(from));
  }

  /** Appends the bare move, if it is allowed, and the same move with each of its take-backs. */
  private void list(long from, long to, long code, MoveBuffer out) {
    if ((to & earning) == 0) {
      out.add(code);
      return;
    }
    if (!variant.mustTakeBack) {
      out.add(code);
    }
    long ownAfter = (own ^ from) | to;
    long occupiedAfter = (occupied ^ from) | to;
    long counted = code | variant.counted;
    for (long rest = ownAfter & ~Board.below(occupiedAfter); rest != 0; rest &= rest - 1) {
      long first = rest & -rest;
      out.add(counted ^ first);
      for (long more = seconds(ownAfter, occupiedAfter, first); more != 0; more &= more - 1) {
        out.add(counted ^ first ^ (more & -more));
      }
    }
  }

  /** Returns the number of moves from one cell to any of the given cells. */
  private long count(long from, long targets) {
    long count = Long.bitCount(targets);
    for (long rest = targets & earning; rest != 0; rest &= rest - 1) {
      count += countTakeBacks(from, rest & -rest) - (variant.mustTakeBack ? 1 : 0);
    }
    return count;
  }

  /** Returns the move with the given index among those from one cell to any of the given cells. */
  private long move(long from, long targets, long index) {
    long bare = variant.mustTakeBack ? targets & ~earning : targets;
    int bareCount = Long.bitCount(bare);
    if (index < bareCount) {
      return code(from, Bits.nthBit(bare, index));
    }
    long left = index - bareCount;
    long rest = targets & earning;
    while (true) {
      long to = rest & -rest;
      long count = countTakeBacks(from, to);
      if (left < count) {
        return takeBack(from, to, left);
      }
      left -= count;
      rest &= rest - 1;
    }
  }

  /** Returns the number of take-backs after a move that has completed a pattern. */
  private long countTakeBacks(long from, long to) {
    long ownAfter = (own ^ from) | to;
    long occupiedAfter = (occupied ^ from) | to;
    long free = ownAfter & ~Board.below(occupiedAfter);
    // A pair is two free stones, or a free one and a stone on which nothing else rests.
    long freed = ownAfter & Board.belowOne(occupiedAfter) & Board.below(free);
    long count = Long.bitCount(free);
    return count + count * (count - 1) / 2 + Long.bitCount(freed);
  }

  private long takeBack(long from, long to, long index) {
    long ownAfter = (own ^ from) | to;
    long occupiedAfter = (occupied ^ from) | to;
    long counted = code(from, to) | variant.counted;
    long left = index;
    long rest = ownAfter & ~Board.below(occupiedAfter);
    while (true) {
      long first = rest & -rest;
      long seconds = seconds(ownAfter, occupiedAfter, first);
      int count = Long.bitCount(seconds);
      if (left <= count) {
        return counted ^ first ^ (left == 0 ? 0 : Bits.nthBit(seconds, left - 1));
      }
      left -= count + 1L;
      rest &= rest - 1;
    }
  }

  /** Returns the stones that may be taken back after a first one, in canonical order. */
  private static long seconds(long own, long occupied, long first) {
    return own & ~Board.below(occupied ^ first) & Board.second(Long.numberOfTrailingZeros(first));
  }

  private static long code(long from, long to) {
    return from == FROM_RESERVE ? MoveCode.place(to) : MoveCode.raise(from, to);
  }
}
