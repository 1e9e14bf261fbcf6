package io.github.boardrules.zertz;

import io.github.boardrules.core.grid.BitPermutation;
import io.github.boardrules.core.grid.HexLayout;
import io.github.boardrules.core.grid.Hexagon61;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * A start board as bitboards.
 *
 * <p><b>Design.</b> A set of cells is one {@code long}. Each of the six directions adds a constant
 * to the bit of a cell, so one shift moves a whole set one step in a direction.
 *
 * <ul>
 *   <li>Boards up to 48 rings: the bit is q + 9 c − 3. No cell has q = 8, so a bit that leaves a
 *       column at either end lands there and is masked off. The board of 48 rings fills the bits 0
 *       to 63 exactly.
 *   <li>61 rings: see {@link Hexagon61}.
 * </ul>
 */
final class Board {
  static final int DIRECTIONS = HexLayout.DIRECTIONS;

  /** The bit that stands for "no cell". */
  static final int NOWHERE = 64;

  /** Up to 48 rings: the difference between the bits of neighbours in adjacent columns. */
  private static final int STRIDE = 9;

  /** Up to 48 rings: the offset that makes the lowest bit 0. */
  private static final int SHIFT = 3;

  /** The boards of which there are positions; all variants share them. */
  private static final Map<Integer, Board> BY_RINGS = new ConcurrentHashMap<>();

  /** All cells in ascending order. Unmodifiable. */
  final List<ZertzCell> cells;

  /** The geometry of the cells, by their index. */
  final HexLayout plane;

  final long all;

  /** By bit of a cell: its neighbours. */
  final long[] neighbours = new long[64];

  private final boolean isWide;

  /** By index of a cell: its bit. */
  private final int[] bits;

  private final List<ZertzCell> cellOfBit;
  private final int[] bitOfCell = new int[81];

  /** By direction: the cells that have a neighbour there. */
  private final long[] inner = new long[DIRECTIONS];

  /** By direction: the rotation of all bits that moves a cell to its neighbour there. */
  private final int[] angles = new int[DIRECTIONS];

  /** By direction and bit: the neighbour as a set, empty where there is none. */
  private final long[] neighbourSets = new long[DIRECTIONS * 64];

  /** Creates the board with the page's m and lengths of columns. */
  private Board(int middle, int... lengths) {
    List<ZertzCell> named = new ArrayList<>();
    for (int c = 0; c < lengths.length; c++) {
      for (int number = 1; number <= lengths[c]; number++) {
        named.add(new ZertzCell((char) ('a' + c), number));
      }
    }
    cells = List.copyOf(named);
    plane = plane(cells, middle);
    isWide = cells.size() == 61;
    bits = new int[cells.size()];
    ZertzCell[] byBit = new ZertzCell[64];
    Arrays.fill(byBit, cells.get(0));
    Arrays.fill(bitOfCell, NOWHERE);
    for (int index = 0; index < bits.length; index++) {
      int c = plane.c(index);
      int q = plane.q(index);
      bits[index] = isWide ? Hexagon61.bit(c, q) : q + STRIDE * c - SHIFT;
      byBit[bits[index]] = cells.get(index);
      bitOfCell[slot(cells.get(index))] = bits[index];
    }
    cellOfBit = List.of(byBit);
    long set = 0;
    for (int index = 0; index < bits.length; index++) {
      set |= 1L << bits[index];
      for (int d = 0; d < DIRECTIONS; d++) {
        int neighbour = plane.neighbour(index, d);
        if (neighbour >= 0) {
          inner[d] |= 1L << bits[index];
          neighbourSets[d * 64 + bits[index]] = 1L << bits[neighbour];
          neighbours[bits[index]] |= 1L << bits[neighbour];
        }
      }
    }
    all = set;
    for (int d = 0; d < DIRECTIONS; d++) {
      angles[d] = Hexagon61.rotation(d, 1);
    }
  }

  /** Returns the board with a number of rings: 37, 40, 43, 44, 48 or 61. */
  static Board of(int rings) {
    return BY_RINGS.computeIfAbsent(rings, Board::create);
  }

  /** Returns a new board, equal to that of {@link #of}. */
  static Board create(int rings) {
    return switch (rings) {
      case 37 -> new Board(3, 4, 5, 6, 7, 6, 5, 4);
      case 40 -> new Board(3, 5, 6, 7, 7, 6, 5, 4);
      case 43 -> new Board(3, 5, 6, 7, 7, 6, 5, 4, 3);
      case 44 -> new Board(3, 5, 6, 7, 8, 7, 6, 5);
      case 48 -> new Board(3, 5, 6, 7, 8, 7, 6, 5, 4);
      default -> new Board(4, 5, 6, 7, 8, 9, 8, 7, 6, 5);
    };
  }

  List<BitPermutation> symmetries() {
    return List.copyOf(
        plane.symmetries().stream()
            .map(images -> new BitPermutation(bits, images))
            .collect(Collectors.toList()));
  }

  boolean has(ZertzCell cell) {
    return bit(cell) != NOWHERE;
  }

  /** Returns the bit of a cell; {@link #NOWHERE} if the board lacks it. */
  int bit(ZertzCell cell) {
    return bitOfCell[slot(cell)];
  }

  /** Returns the cell as a set, empty if the board lacks it. */
  long set(ZertzCell cell) {
    return has(cell) ? 1L << bit(cell) : 0;
  }

  ZertzCell cell(int bit) {
    return cellOfBit.get(bit);
  }

  List<ZertzCell> cells(long set) {
    return cells.stream().filter(cell -> (set & set(cell)) != 0).collect(Collectors.toList());
  }

  /** Returns a set moved one step in a direction; cells that leave the board are dropped. */
  long shift(long set, int direction) {
    return switch (direction) {
      case 0 -> up(set);
      case 1 -> rightUp(set);
      case 2 -> rightDown(set);
      case 3 -> down(set);
      case 4 -> leftDown(set);
      default -> leftUp(set);
    };
  }

  long up(long set) {
    return isWide ? turn(set, 0) : (set << 1) & all;
  }

  long rightUp(long set) {
    return isWide ? turn(set, 1) : (set << STRIDE) & all;
  }

  long rightDown(long set) {
    return isWide ? turn(set, 2) : (set << (STRIDE - 1)) & all;
  }

  long down(long set) {
    return isWide ? turn(set, 3) : (set >>> 1) & all;
  }

  long leftDown(long set) {
    return isWide ? turn(set, 4) : (set >>> STRIDE) & all;
  }

  long leftUp(long set) {
    return isWide ? turn(set, 5) : (set >>> (STRIDE - 1)) & all;
  }

  private long turn(long set, int direction) {
    return Hexagon61.rotate(set & inner[direction], angles[direction]);
  }

  /** Returns the neighbour of the cell with a bit, as a set; empty if the board has none. */
  long neighbour(int bit, int direction) {
    return neighbourSets[direction * 64 + bit];
  }

  /** Returns the cell between two that are two steps apart in a line, as a set; empty if not. */
  long between(int bit, long landing) {
    int direction = jumpDirection(bit, landing);
    return direction < 0 ? 0 : neighbour(bit, direction);
  }

  /** Returns the direction in which a cell lies two steps away; −1 if there is none. */
  int jumpDirection(int bit, long landing) {
    for (int d = 0; d < DIRECTIONS; d++) {
      if (landing != 0 && beside(neighbour(bit, d), d) == landing) {
        return d;
      }
    }
    return -1;
  }

  /** Returns the neighbour of a cell given as a set, which may be empty. */
  long beside(long cell, int direction) {
    return cell == 0 ? 0 : neighbour(Long.numberOfTrailingZeros(cell), direction);
  }

  /**
   * Returns the free rings (RULES.md, "Terms"): the vacant ones with two neighbouring cells, one
   * after the other in the cyclic order, that have no ring.
   */
  long freeRings(long rings, long vacant) {
    long open0 = ~down(rings);
    long open1 = ~leftDown(rings);
    long open2 = ~leftUp(rings);
    long open3 = ~up(rings);
    long open4 = ~rightUp(rings);
    long open5 = ~rightDown(rings);
    return vacant
        & ((open0 & (open1 | open5)) | (open2 & (open1 | open3)) | (open4 & (open3 | open5)));
  }

  /** Returns the cells that have a neighbour in a set, by shifts of the whole set. */
  long beside(long set) {
    return up(set) | rightUp(set) | rightDown(set) | down(set) | leftDown(set) | leftUp(set);
  }

  /** Returns the cells that have at most one neighbour among the vacant rings. */
  long nearlyIsolated(long vacant) {
    long once = up(vacant);
    long twice = 0;
    for (int d = 1; d < DIRECTIONS; d++) {
      long touched = shift(vacant, d);
      twice |= once & touched;
      once |= touched;
    }
    return all & ~twice;
  }

  /** Returns the connected part of a set that contains a seed (a flood fill). */
  long flood(long seed, long within) {
    long found = seed;
    long frontier = seed;
    while (frontier != 0) {
      long fresh = neighbours[Long.numberOfTrailingZeros(frontier)] & within & ~found;
      found |= fresh;
      frontier = (frontier & (frontier - 1)) | fresh;
    }
    return found;
  }

  /** Returns the neighbours of all cells of a set; some may belong to the set. */
  long touching(long set) {
    long touching = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      touching |= neighbours[Long.numberOfTrailingZeros(rest)];
    }
    return touching;
  }

  /**
   * Returns the geometry of cells: RULES.md gives a cell the pair (c, h) of its column and its
   * height in half rings; here it has (c, q) with q = (h − c) / 2, shifted so that q begins with 0.
   */
  private static HexLayout plane(List<ZertzCell> cells, int middle) {
    int[] c = cells.stream().mapToInt(cell -> cell.column() - 'a').toArray();
    int[] q = new int[c.length];
    for (int index = 0; index < q.length; index++) {
      q[index] = Math.max(middle - c[index], 0) + cells.get(index).row() - 1;
    }
    return HexLayout.of(c, q);
  }

  private static int slot(ZertzCell cell) {
    return (cell.column() - 'a') * 9 + cell.row() - 1;
  }
}
