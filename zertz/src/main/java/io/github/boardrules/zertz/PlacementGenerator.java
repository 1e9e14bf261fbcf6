package io.github.boardrules.zertz;

import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.SplitMix64;

/**
 * The placements of a position in which nothing forbids them (RULES.md, "Legal moves", point 2).
 *
 * <p><b>Design.</b> Which rings may be removed hardly depends on the ring that is filled: the free
 * rings but that one. So the moves are a table, places by removals by colours, and it is listed by
 * copying one row, counted by a product and drawn from by three small numbers. Claims disturb the
 * table in two known spots only (see {@link Isolation}):
 *
 * <ul>
 *   <li>The groups that a removal cuts off depend on the removal alone. They make an entry of the
 *       row stand for 1, 2 or 4 moves; {@link #ways} says for how many.
 *   <li>The group of the filled ring may be claimed if the group has no vacant neighbour but the
 *       removed ring. {@link #outlets} gives those neighbours; rings with at most one are rare.
 * </ul>
 *
 * <p>Both are possible only next to places that at most one vacant ring touches, so most positions
 * are done with after a look at {@link #hemmed}. With {@code claim=automatic} the claims do not
 * change the number of moves at all.
 */
final class PlacementGenerator {
  private final Board board;
  private final boolean automatic;
  private final long tally;
  private final int supplier;
  private final long occupied;
  private final long vacant;
  private final long free;
  private final int vacantCount;
  private final int freeCount;
  private final int colours;

  /** The places that at most one vacant ring touches; all other places never make a claim. */
  private long hemmed;

  /** The rings whose removal cuts off just one group, and those whose removal cuts off two. */
  private long cutsOne;

  private long cutsTwo;

  PlacementGenerator(ZertzPosition position) {
    board = position.variant.board();
    automatic = position.variant.automaticClaims();
    tally = position.tally;
    supplier = PackedCounts.supplier(tally);
    occupied = position.occupied();
    vacant = position.vacant();
    free = vacant & board.rim(position.rings);
    vacantCount = Long.bitCount(vacant);
    freeCount = Long.bitCount(free);
    int supplied = 0;
    for (int marble = 1; marble <= 3; marble++) {
      supplied += PackedCounts.has(tally, supplier, marble) ? 1 : 0;
    }
    colours = supplied;
  }

  /** Whether there is nothing to place. */
  boolean none() {
    return colours == 0;
  }

  long count() {
    if (automatic || calm()) {
      return colours * pairs();
    }
    return colours * rows();
  }

  void list(MoveBuffer out) {
    lookForClaims();
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

  /** The code of a placement, each with the same chance. */
  long pick(SplitMix64 random) {
    if (automatic) {
      long code = pickPair(random);
      return code
          | Isolation.claims(
              board, occupied, vacant, MoveCode.filledBy(code), MoveCode.removedBy(code));
    }
    return calm() ? pickPair(random) : pickWeighted(random);
  }

  /** Whether no placement allows a claim. */
  private boolean calm() {
    lookForClaims();
    return (hemmed & vacant) == 0 && (cutsOne | cutsTwo) == 0;
  }

  private void lookForClaims() {
    hemmed = board.hemmed(vacant);
    long marbles = hemmed & occupied;
    if (marbles != 0) {
      for (long rest = free & board.touching(marbles); rest != 0; rest &= rest - 1) {
        int y = Long.numberOfTrailingZeros(rest);
        // Any other ring as X gives the same groups; Y itself stands for it.
        if (Isolation.cutOff(board, occupied, vacant, y, y, 0) != 0) {
          boolean two = Isolation.cutOff(board, occupied, vacant, y, y, 1) != 0;
          cutsOne |= two ? 0 : rest & -rest;
          cutsTwo |= two ? rest & -rest : 0;
        }
      }
    }
  }

  /** The number of pairs of a ring to fill and a ring to remove, or none to remove. */
  private long pairs() {
    return (vacantCount - freeCount) * Math.max(freeCount, 1L)
        + freeCount * Math.max(freeCount - 1L, 1L);
  }

  private long pickPair(SplitMix64 random) {
    long code = MoveCode.marble(colour(random.below(colours)));
    long inner = vacant & ~free;
    int innerPairs = (vacantCount - freeCount) * Math.max(freeCount, 1);
    int rimPairs = freeCount * Math.max(freeCount - 1, 1);
    long from = random.below(innerPairs + rimPairs) < innerPairs ? inner : free;
    int x = nth(from, random.below(Long.bitCount(from)));
    long removable = free & ~(1L << x);
    int y = nth(removable, random.below(Math.max(Long.bitCount(removable), 1)));
    return code | MoveCode.fill(x) | MoveCode.remove(y);
  }

  private long pickWeighted(SplitMix64 random) {
    long code = MoveCode.marble(colour(random.below(colours)));
    long index = random.below(rows());
    for (long rest = vacant; ; rest &= rest - 1) {
      int x = Long.numberOfTrailingZeros(rest);
      long row = row(x);
      if (index < row) {
        return code | MoveCode.fill(x) | pickInRow(x, (int) index);
      }
      index -= row;
    }
  }

  /** The removal and the claims with an index in the row of X. */
  private long pickInRow(int x, int index) {
    long removable = free & ~(1L << x);
    if (removable == 0) {
      return MoveCode.remove(Board.NOWHERE) | (index == 0 ? 0 : MoveCode.OWN_GROUP);
    }
    int left = index;
    for (long rest = removable; ; rest &= rest - 1) {
      int y = Long.numberOfTrailingZeros(rest);
      int cut = lastVacancies(x) ? 1 : ways(rest & -rest);
      int cell = cut * (mayClaimOwn(x, rest & -rest) ? 2 : 1);
      if (left < cell) {
        return MoveCode.remove(y)
            | (left % cut) * MoveCode.CUT_GROUP
            | (left / cut) * MoveCode.OWN_GROUP;
      }
      left -= cell;
    }
  }

  private long rows() {
    long rows = 0;
    for (long rest = vacant; rest != 0; rest &= rest - 1) {
      rows += row(Long.numberOfTrailingZeros(rest));
    }
    return rows;
  }

  /** The number of pairs of a removal and claims for X. */
  private long row(int x) {
    long filled = 1L << x;
    long removable = free & ~filled;
    if (removable == 0) {
      return mayClaimOwn(x, 0) ? 2 : 1;
    }
    if (lastVacancies(x)) {
      return 1;
    }
    long plain = ways(removable);
    if ((hemmed & filled) == 0) {
      return plain;
    }
    long outlets = outlets(x);
    return plain + (outlets == 0 ? plain : isOne(outlets) ? ways(outlets & removable) : 0);
  }

  /** Whether filling X and removing the only ring left leaves no vacant ring: nothing to claim. */
  private boolean lastVacancies(int x) {
    return vacantCount == 2 && (free & ~(1L << x)) != 0;
  }

  /** Whether the group of X may be claimed when a removal, empty for none, has been made. */
  private boolean mayClaimOwn(int x, long removed) {
    return (hemmed & (1L << x)) != 0
        && (vacant & ~(1L << x) & ~removed) != 0
        && (outlets(x) & ~removed) == 0;
  }

  /** The vacant rings that touch the group which X joins when it is filled. */
  private long outlets(int x) {
    long filled = 1L << x;
    return board.touching(board.flood(filled, occupied)) & vacant & ~filled;
  }

  /** The number of ways to claim cut-off groups, summed over removals. */
  private int ways(long removals) {
    int pairs = Long.bitCount(removals);
    return automatic
        ? pairs
        : pairs + Long.bitCount(removals & cutsOne) + 3 * Long.bitCount(removals & cutsTwo);
  }

  /** Writes the parts of the codes that are alike for all rings to fill: the row. */
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

  /** Lists the placements on X: the row but the part from–to, which is that of X itself. */
  private void list(int x, long[] row, int from, int to, MoveBuffer out) {
    long fill = MoveCode.fill(x);
    long removable = free & ~(1L << x);
    if (removable == 0 || lastVacancies(x)) {
      listSingle(x, removable, out);
      return;
    }
    long outlets = (hemmed & (1L << x)) == 0 ? vacant : outlets(x);
    if (outlets == 0) {
      if (!automatic) {
        out.addAll(fill, row, 0, from);
        out.addAll(fill, row, to, row.length);
      }
      out.addAll(fill | MoveCode.OWN_GROUP, row, 0, from);
      out.addAll(fill | MoveCode.OWN_GROUP, row, to, row.length);
    } else if (isOne(outlets) && (outlets & removable) != 0) {
      listWithOutlet(fill, outlets, row, from, to, out);
    } else {
      out.addAll(fill, row, 0, from);
      out.addAll(fill, row, to, row.length);
    }
  }

  /** Lists the placements on X whose group may be claimed when its only outlet is removed. */
  private void listWithOutlet(
      long fill, long outlet, long[] row, int from, int to, MoveBuffer out) {
    int first = colours * ways(free & (outlet - 1));
    int last = first + colours * ways(outlet);
    for (int i = 0; i < row.length; i++) {
      boolean atOutlet = first <= i && i < last;
      if ((i < from || i >= to) && !(automatic && atOutlet)) {
        out.add(fill | row[i]);
      }
    }
    out.addAll(fill | MoveCode.OWN_GROUP, row, first, last);
  }

  /** Lists the placements on X that remove the only ring given, or none, and cut off nothing. */
  private void listSingle(int x, long removable, MoveBuffer out) {
    int y = removable == 0 ? Board.NOWHERE : Long.numberOfTrailingZeros(removable);
    long code = MoveCode.fill(x) | MoveCode.remove(y);
    boolean own = removable == 0 && mayClaimOwn(x, 0);
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

  /** The number of the supply's colour with an index. */
  private int colour(int index) {
    int passed = 0;
    for (int marble = 1; marble < 3; marble++) {
      if (PackedCounts.has(tally, supplier, marble) && passed++ == index) {
        return marble;
      }
    }
    return 3;
  }

  private static boolean isOne(long set) {
    return (set & (set - 1)) == 0;
  }

  /** The bit of the place with an index in a set; {@link Board#NOWHERE} when there is none. */
  private static int nth(long set, int index) {
    long rest = set;
    int left = index;
    int lowHalf = Integer.bitCount((int) set);
    if (left >= lowHalf) {
      rest &= -1L << 32;
      left -= lowHalf;
    }
    for (; left > 0; left--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }
}
