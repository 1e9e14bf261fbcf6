package io.github.boardrules.pylos;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;

/**
 * The legal moves of a position whose limit is not reached (RULES.md, "A move").
 *
 * <p><b>Design.</b> They come in the order of their texts with nothing to sort: bits are in the
 * order of the cells' texts, a vacant cell begins placings only and an own stone raises only, a
 * bare move comes before those that go on with {@code x}, and one stone before two. Which cells
 * complete a pattern does not depend on a raise's source, which is on a lower level.
 */
final class MoveGenerator {
  private static final long NO_SOURCE = 0;

  private final Variant variant;
  private final long own;
  private final long occupied;
  private final long vacant;

  /** Where a stone may be placed. */
  private final long places;

  /** The own stones that can be lifted; none if there is nowhere to go. */
  private final long raisable;

  /** The vacant cells on which a stone completes a pattern. */
  private final long earning;

  MoveGenerator(PylosPosition position) {
    variant = position.variant;
    own = position.own();
    occupied = own | position.other;
    vacant = variant.board.vacant(occupied);
    boolean reserve = Long.bitCount(own) < variant.board.stones;
    places = reserve ? vacant : 0;
    boolean raises = (reserve || variant.raisesSave) && (vacant & Board.higher(0)) != 0;
    raisable = raises ? own & ~Board.below(occupied) : 0;
    earning = variant.earning(own, vacant);
  }

  boolean anyRaise() {
    for (long rest = raisable; rest != 0; rest &= rest - 1) {
      if (targets(rest & -rest) != 0) {
        return true;
      }
    }
    return false;
  }

  void list(MoveBuffer out) {
    for (long rest = places | raisable; rest != 0; rest &= rest - 1) {
      long cell = rest & -rest;
      if ((cell & own) == 0) {
        list(NO_SOURCE, cell, MoveCode.place(cell), out);
      } else {
        for (long targets = targets(cell); targets != 0; targets &= targets - 1) {
          long target = targets & -targets;
          list(cell, target, MoveCode.raise(cell, target), out);
        }
      }
    }
  }

  long count() {
    long count = count(NO_SOURCE, places);
    for (long rest = raisable; rest != 0; rest &= rest - 1) {
      long source = rest & -rest;
      count += count(source, targets(source));
    }
    return count;
  }

  /** The code of a move, each with the same chance; there is one. */
  long pick(SplitMix64 random) {
    long index = random.below(count());
    long count = count(NO_SOURCE, places);
    if (index < count) {
      return pick(NO_SOURCE, places, index);
    }
    long rest = raisable;
    while (true) {
      index -= count;
      long source = rest & -rest;
      long targets = targets(source);
      count = count(source, targets);
      if (index < count) {
        return pick(source, targets, index);
      }
      rest &= rest - 1;
    }
  }

  /** Where a stone may be raised to. */
  private long targets(long source) {
    return vacant & ~Board.above(source) & Board.higher(Long.numberOfTrailingZeros(source));
  }

  /** Lists a bare move, if it is allowed, and with all its take-backs. */
  private void list(long source, long target, long code, MoveBuffer out) {
    if ((target & earning) == 0) {
      out.add(code);
      return;
    }
    if (!variant.mustTakeBack) {
      out.add(code);
    }
    long mine = (own ^ source) | target;
    long all = (occupied ^ source) | target;
    long counted = code | variant.counted;
    for (long rest = mine & ~Board.below(all); rest != 0; rest &= rest - 1) {
      long first = rest & -rest;
      out.add(counted ^ first);
      for (long more = seconds(mine, all, first); more != 0; more &= more - 1) {
        out.add(counted ^ first ^ (more & -more));
      }
    }
  }

  private long count(long source, long targets) {
    long count = Long.bitCount(targets);
    for (long rest = targets & earning; rest != 0; rest &= rest - 1) {
      count += takeBacks(source, rest & -rest) - (variant.mustTakeBack ? 1 : 0);
    }
    return count;
  }

  /** The move with an index among those of a source. */
  private long pick(long source, long targets, long index) {
    long bare = variant.mustTakeBack ? targets & ~earning : targets;
    int bareCount = Long.bitCount(bare);
    if (index < bareCount) {
      return code(source, nth(bare, index));
    }
    long left = index - bareCount;
    long rest = targets & earning;
    while (true) {
      long target = rest & -rest;
      long count = takeBacks(source, target);
      if (left < count) {
        return pickTakeBack(source, target, left);
      }
      left -= count;
      rest &= rest - 1;
    }
  }

  /** In how many ways stones may be taken back after a move that has completed a pattern. */
  private long takeBacks(long source, long target) {
    long mine = (own ^ source) | target;
    long all = (occupied ^ source) | target;
    long free = mine & ~Board.below(all);
    // A pair is two free stones, or a free one and one that only this holds down.
    long held = mine & Board.belowOne(all) & Board.below(free);
    long count = Long.bitCount(free);
    return count + count * (count - 1) / 2 + Long.bitCount(held);
  }

  private long pickTakeBack(long source, long target, long index) {
    long mine = (own ^ source) | target;
    long all = (occupied ^ source) | target;
    long counted = code(source, target) | variant.counted;
    long left = index;
    long rest = mine & ~Board.below(all);
    while (true) {
      long first = rest & -rest;
      long seconds = seconds(mine, all, first);
      int count = Long.bitCount(seconds);
      if (left <= count) {
        return counted ^ first ^ (left == 0 ? 0 : nth(seconds, left - 1));
      }
      left -= count + 1L;
      rest &= rest - 1;
    }
  }

  /** The stones that may be taken after a first one, in canonical order. */
  private static long seconds(long mine, long all, long first) {
    return mine & ~Board.below(all ^ first) & Board.second(Long.numberOfTrailingZeros(first));
  }

  private static long code(long source, long target) {
    return source == NO_SOURCE ? MoveCode.place(target) : MoveCode.raise(source, target);
  }

  /** The member of a set with an index. */
  private static long nth(long set, long index) {
    long rest = set;
    for (long i = 0; i < index; i++) {
      rest &= rest - 1;
    }
    return rest & -rest;
  }
}
