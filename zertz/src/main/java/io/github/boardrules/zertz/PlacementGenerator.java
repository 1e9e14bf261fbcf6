package io.github.boardrules.zertz;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;

/**
 * Generates placements, in positions that allow them (RULES.md, "Legal moves", point 2).
 *
 * <p><b>Design.</b> The rings that can be removed are the free rings without the one that is
 * filled. So the moves form a table, filled rings by removed rings by colours: listing copies one
 * row for each filled ring, counting is a product, and drawing takes three small random numbers.
 * Claims change the table in two known ways only (see {@link Isolation}):
 *
 * <ul>
 *   <li>The groups that a removal cuts off depend on the removal alone. An entry of the row then
 *       stands for 1, 2 or 4 moves; {@link #ways} returns how many.
 *   <li>The group of the filled ring can be claimed if its only liberty (vacant neighbour, as in
 *       Go) is the removed ring, or if it has none. Filled rings with so few {@link #liberties} are
 *       rare.
 * </ul>
 *
 * <p>Both need a vacant ring, or a marble next to a free ring, with at most one vacant neighbour.
 * Most positions have none, so a few shifts settle them ({@link #isNoClaimPossible}). With {@code
 * claim=automatic} the claims do not change the number of moves at all.
 */
final class PlacementGenerator {
  private final Board board;
  private final boolean automatic;
  private final long counts;
  private final int supplier;
  private final long occupied;
  private final long vacant;
  private final long free;
  private final int vacantCount;
  private final int freeCount;
  private final int colours;

  /** The cells with at most one vacant neighbour; no other cell can lead to a claim. */
  private long nearlyIsolated;

  /** The rings whose removal cuts off exactly one group. */
  private long cutsOne;

  /** The rings whose removal cuts off two groups. */
  private long cutsTwo;

  PlacementGenerator(ZertzPosition position) {
    board = position.variant.board;
    automatic = position.variant.hasAutomaticClaims;
    counts = position.counts;
    supplier = PackedCounts.supplier(counts);
    occupied = position.occupied();
    vacant = position.vacant();
    free = board.freeRings(position.rings, vacant);
    vacantCount = Long.bitCount(vacant);
    freeCount = Long.bitCount(free);
    colours = PackedCounts.colours(counts, supplier);
  }

  /**
   * Returns the number of placements. Where claims do not change it, no generator is needed, and
   * none is made: this is the innermost call of a count.
   */
  static long count(ZertzPosition position) {
    Variant variant = position.variant;
    if (!variant.hasAutomaticClaims) {
      return new PlacementGenerator(position).count();
    }
    long vacant = position.vacant();
    int free = Long.bitCount(variant.board.freeRings(position.rings, vacant));
    long counts = position.counts;
    return PackedCounts.colours(counts, PackedCounts.supplier(counts))
        * pairs(Long.bitCount(vacant), free);
  }

  boolean isEmpty() {
    return colours == 0;
  }

  private long count() {
    return colours * (isNoClaimPossible() ? pairs(vacantCount, freeCount) : rows());
  }

  void list(MoveBuffer out) {
    findClaims();
    long[] row = new long[colours * ways(free)];
    fill(row);
    for (long rest = vacant & ~free; rest != 0; rest &= rest - 1) {
      list(Long.numberOfTrailingZeros(rest), row, 0, 0, out);
    }
    int from = 0;
    for (long rest = free; rest != 0; rest &= rest - 1) {
      int to = from + colours * ways(rest & -rest);
      list(Long.numberOfTrailingZeros(rest), row, from, to, out);
      from = to;
    }
  }

  long random(SplitMix64 random) {
    if (automatic) {
      long code = randomPair(random);
      return code
          | Isolation.claims(
              board, occupied, vacant, MoveCode.filledBy(code), MoveCode.removedBy(code));
    }
    return isNoClaimPossible() ? randomPair(random) : randomWithClaims(random);
  }

  private boolean isNoClaimPossible() {
    findClaims();
    return (nearlyIsolated & vacant) == 0 && (cutsOne | cutsTwo) == 0;
  }

  private void findClaims() {
    nearlyIsolated = board.nearlyIsolated(vacant);
    long marbles = nearlyIsolated & occupied;
    if (marbles != 0) {
      for (long rest = free & board.touching(marbles); rest != 0; rest &= rest - 1) {
        int y = Long.numberOfTrailingZeros(rest);
        // Every X gives the same groups, so Y itself is passed for it.
        if (Isolation.cutOff(board, occupied, vacant, y, y, 0) != 0) {
          boolean two = Isolation.cutOff(board, occupied, vacant, y, y, 1) != 0;
          cutsOne |= two ? 0 : rest & -rest;
          cutsTwo |= two ? rest & -rest : 0;
        }
      }
    }
  }

  /** Returns the number of pairs of a ring to fill and a ring to remove, or none to remove. */
  private static long pairs(int vacant, int free) {
    return (vacant - free) * Math.max(free, 1L) + free * Math.max(free - 1L, 1L);
  }

  /** Returns a placement without claims: any vacant ring, any free ring and any colour. */
  private long randomPair(SplitMix64 random) {
    long code = MoveCode.marble(colour(random.below(colours)));
    int x = nth(vacant, random.below(vacantCount));
    if (freeCount < 2) {
      // At most one ring can be removed, so each ring to fill has one pair.
      long removable = free & ~(1L << x);
      return code | MoveCode.fill(x) | MoveCode.remove(Long.numberOfTrailingZeros(removable));
    }
    // Rejection: all pairs of different rings are equally likely.
    int y = nth(free, random.below(freeCount));
    while (x == y) {
      x = nth(vacant, random.below(vacantCount));
      y = nth(free, random.below(freeCount));
    }
    return code | MoveCode.fill(x) | MoveCode.remove(y);
  }

  /**
   * Returns a placement with claims: a pair, and one of as many numbers as any pair can have ways
   * to claim. If this pair has fewer ways than that, both are drawn again; so all are equally
   * likely, and only the claims of the pairs that are drawn are looked for.
   */
  private long randomWithClaims(SplitMix64 random) {
    int mostCut = cutsTwo != 0 ? 4 : cutsOne != 0 ? 2 : 1;
    int most = (nearlyIsolated & vacant) != 0 ? 2 * mostCut : mostCut;
    while (true) {
      long code = randomPair(random);
      int x = MoveCode.filledBy(code);
      long removed = Isolation.one(MoveCode.removedBy(code));
      int cut = removed == 0 || isBoardFullAfter(x) ? 1 : ways(removed);
      int claims = random.below(most);
      if (claims < (canClaimOwn(x, removed) ? 2 * cut : cut)) {
        return code | (claims % cut) * MoveCode.CUT_GROUP | (claims / cut) * MoveCode.OWN_GROUP;
      }
    }
  }

  private long rows() {
    long rows = 0;
    for (long rest = vacant; rest != 0; rest &= rest - 1) {
      rows += row(Long.numberOfTrailingZeros(rest));
    }
    return rows;
  }

  /** Returns the number of pairs of a removal and claims for X. */
  private long row(int x) {
    long filled = 1L << x;
    long removable = free & ~filled;
    if (removable == 0) {
      return canClaimOwn(x, 0) ? 2 : 1;
    }
    if (isBoardFullAfter(x)) {
      return 1;
    }
    long withoutOwn = ways(removable);
    if ((nearlyIsolated & filled) == 0) {
      return withoutOwn;
    }
    long liberties = liberties(x);
    if (liberties == 0) {
      return 2 * withoutOwn;
    }
    return Long.bitCount(liberties) == 1 ? withoutOwn + ways(liberties & removable) : withoutOwn;
  }

  /** Returns whether filling X leaves one vacant ring, which is then removed: nothing to claim. */
  private boolean isBoardFullAfter(int x) {
    return vacantCount == 2 && (free & ~(1L << x)) != 0;
  }

  /** Returns whether the group of X can be claimed after a removal, which may be none. */
  private boolean canClaimOwn(int x, long removed) {
    return (nearlyIsolated & (1L << x)) != 0
        && (vacant & ~(1L << x) & ~removed) != 0
        && (liberties(x) & ~removed) == 0;
  }

  /** Returns the vacant rings that touch the group of X once X is filled. */
  private long liberties(int x) {
    long filled = 1L << x;
    return board.touching(board.flood(filled, occupied)) & vacant & ~filled;
  }

  /** Returns the number of ways to claim cut-off groups, summed over removals. */
  private int ways(long removals) {
    int pairs = Long.bitCount(removals);
    return automatic
        ? pairs
        : pairs + Long.bitCount(removals & cutsOne) + 3 * Long.bitCount(removals & cutsTwo);
  }

  /** Fills in the row: the parts of the codes that are the same for all rings to fill. */
  private void fill(long[] row) {
    int at = 0;
    for (long rest = free; rest != 0; rest &= rest - 1) {
      int y = Long.numberOfTrailingZeros(rest);
      long removal = rest & -rest;
      int last = (removal & cutsOne) != 0 ? 1 : (removal & cutsTwo) != 0 ? 3 : 0;
      for (int claims = automatic ? last : 0; claims <= last; claims++) {
        for (int c = 0; c < colours; c++) {
          row[at++] = MoveCode.remove(y) | claims * MoveCode.CUT_GROUP | MoveCode.marble(colour(c));
        }
      }
    }
  }

  /** Appends the placements on X: the row without its part from–to, which removes X itself. */
  private void list(int x, long[] row, int from, int to, MoveBuffer out) {
    long fill = MoveCode.fill(x);
    long removable = free & ~(1L << x);
    if (removable == 0 || isBoardFullAfter(x)) {
      listSingle(x, removable, out);
      return;
    }
    long liberties = (nearlyIsolated & (1L << x)) == 0 ? vacant : liberties(x);
    if (liberties == 0) {
      if (!automatic) {
        append(fill, row, 0, from, out);
        append(fill, row, to, row.length, out);
      }
      append(fill | MoveCode.OWN_GROUP, row, 0, from, out);
      append(fill | MoveCode.OWN_GROUP, row, to, row.length, out);
    } else if (Long.bitCount(liberties) == 1 && (liberties & removable) != 0) {
      listWithLiberty(fill, liberties, row, from, to, out);
    } else {
      append(fill, row, 0, from, out);
      append(fill, row, to, row.length, out);
    }
  }

  /** Appends the placements on X, whose group can be claimed if its only liberty is removed. */
  private void listWithLiberty(
      long fill, long liberty, long[] row, int from, int to, MoveBuffer out) {
    int first = colours * ways(free & (liberty - 1));
    int last = first + colours * ways(liberty);
    for (int i = 0; i < row.length; i++) {
      boolean atLiberty = first <= i && i < last;
      if ((i < from || i >= to) && !(automatic && atLiberty)) {
        out.add(fill | row[i]);
      }
    }
    append(fill | MoveCode.OWN_GROUP, row, first, last, out);
  }

  /** Appends a part of the row with what all its codes have in common. */
  private static void append(long fill, long[] row, int from, int to, MoveBuffer out) {
    int first = out.extend(to - from);
    for (int i = from; i < to; i++) {
      out.set(first + i - from, fill | row[i]);
    }
  }

  /** Appends the placements on X that remove the given ring, or none, and cut off nothing. */
  private void listSingle(int x, long removable, MoveBuffer out) {
    int y = removable == 0 ? Board.NOWHERE : Long.numberOfTrailingZeros(removable);
    long code = MoveCode.fill(x) | MoveCode.remove(y);
    boolean own = removable == 0 && canClaimOwn(x, 0);
    for (int c = 0; c < colours; c++) {
      long coloured = code | MoveCode.marble(colour(c));
      if (!(own && automatic)) {
        out.add(coloured);
      }
      if (own) {
        out.add(coloured | MoveCode.OWN_GROUP);
      }
    }
  }

  private int colour(int index) {
    if (colours == 3) {
      return index + 1;
    }
    int passed = 0;
    for (int marble = 1; marble < 3; marble++) {
      if (PackedCounts.hasMarble(counts, supplier, marble) && passed++ == index) {
        return marble;
      }
    }
    return 3;
  }

  private static int nth(long set, int index) {
    return Long.numberOfTrailingZeros(Bits.nthBit(set, index));
  }
}
