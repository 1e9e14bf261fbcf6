package io.github.boardrules.pylos;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The board as bitboards (RULES.md, "Equipment and board").
 *
 * <p><b>Design.</b> A set of cells is one {@code long}, a <a
 * href="https://www.chessprogramming.org/Bitboards">bitboard</a>: 16 bits for each level, the
 * lowest level first, and 4 bits for each column of a level. Bits are in the order of the cells'
 * texts. One row up is a shift by 1, one column to the right a shift by 4, and the cell that rests
 * on a square is 16 bits above the square's corner, its lowest cell. Squares, support and freedom
 * are computed for all cells at once by shifts. A shift never carries a cell into a wrong column or
 * level: {@link #corners} masks squares that would leave their level, and each level is one cell
 * narrower than the level below it.
 *
 * <p>{@code set & -set} is the lowest bit of a set and {@code set & (set - 1)} is the set without
 * it (Warren, <i>Hacker's Delight</i>, 2-1).
 */
final class Board {
  /** The number of bits that a set of cells uses, with the unused ones between columns. */
  static final int BITS = 49;

  /** The bits that a set of cells uses. */
  static final long ALL = (1L << BITS) - 1;

  private static final int UP = 16;
  private static final int RIGHT = 4;
  private static final long LOWEST_LEVEL = (1L << UP) - 1;
  private static final int MIN_LINE = 3;
  private static final Board SMALL = new Board(3);
  private static final Board LARGE = new Board(4);

  final int base;
  final int stones;
  final List<PylosCell> cells;

  /** The single cell of the highest level. */
  final long top;

  /** The cells of level 1 that four squares share. */
  final long middle;

  private final long ground;

  /** The lowest cell of each square. */
  private final long corners;

  /** The rows and columns that count as lines, one set each. */
  private final long[] lines;

  static Board of(int base) {
    return base == 3 ? SMALL : LARGE;
  }

  private Board(int base) {
    this.base = base;
    cells = cells(base);
    stones = cells.size() / 2;
    top = set(new PylosCell(base, 'a', 1));
    lines = lines(base);
    ground = set(cells, cell -> cell.level() == 1);
    corners =
        set(cells, cell -> Math.max(cell.column() - 'a' + 1, cell.row()) <= base - cell.level());
    middle = ground & corners & (corners << 1) & (corners << RIGHT);
  }

  /** Returns the index of a cell's bit, which is the same on both boards. */
  static int bit(PylosCell cell) {
    return UP * (cell.level() - 1) + RIGHT * (cell.column() - 'a') + cell.row() - 1;
  }

  static long set(PylosCell cell) {
    return 1L << bit(cell);
  }

  static PylosCell cell(int bit) {
    return new PylosCell(bit / UP + 1, (char) ('a' + bit % UP / RIGHT), bit % RIGHT + 1);
  }

  /** Returns the supported cells that hold no stone. */
  long vacant(long occupied) {
    long pairs = occupied & (occupied >>> 1);
    long squares = pairs & (pairs >>> RIGHT) & corners;
    return (ground | (squares << UP)) & ~occupied;
  }

  /** Returns the cells on which at least one of the given stones rests. */
  static long below(long stones) {
    long under = stones >>> UP;
    under |= under << 1;
    return under | (under << RIGHT);
  }

  /** Returns the cells on which exactly one of the given stones rests. */
  static long belowOne(long stones) {
    long lowest = stones >>> UP;
    long up = lowest << 1;
    long right = lowest << RIGHT;
    long across = up << RIGHT;
    // The exclusive or is 1 for one stone and for three; three contain one of the two pairs.
    return (lowest ^ up ^ right ^ across) & ~((lowest & up) | (right & across));
  }

  /**
   * Returns the cells that rest on the given one. At the edge of a level, the result may also
   * contain bits of the cell's own level or lower ones: callers mask it with {@link #higher}.
   */
  static long above(long cell) {
    return (cell << UP) | (cell << (UP - 1)) | (cell << (UP - RIGHT)) | (cell << (UP - RIGHT - 1));
  }

  /** Returns the cells of all levels above that of the given bit. */
  static long higher(int bit) {
    return -1L << ((bit & -UP) + UP);
  }

  /**
   * Returns the cells that come after the given bit in the order of take-backs: those of lower
   * levels, and the later ones of its own level.
   */
  static long second(int bit) {
    int level = bit & -UP;
    return ((1L << level) - 1) | ((LOWEST_LEVEL << level) & (-2L << bit));
  }

  /** Returns the cells that are the fourth of a square whose three others are in the set. */
  long completingSquare(long held) {
    long up = held >>> 1;
    long right = held >>> RIGHT;
    long across = up >>> RIGHT;
    long lowEnd = held & up & corners;
    long highEnd = right & across & corners;
    return (up & highEnd)
        | ((held & highEnd) << 1)
        | ((lowEnd & across) << RIGHT)
        | ((lowEnd & right) << (RIGHT + 1));
  }

  /** Returns the cells that are the only one of their line outside the set. */
  long completingLine(long held) {
    long completing = 0;
    for (long line : lines) {
      long missing = line & ~held;
      completing |= (missing & (missing - 1)) == 0 ? missing : 0;
    }
    return completing;
  }

  private static List<PylosCell> cells(int base) {
    List<PylosCell> cells = new ArrayList<>();
    for (int level = 1; level <= base; level++) {
      int side = base + 1 - level;
      for (char column = 'a'; column < 'a' + side; column++) {
        for (int row = 1; row <= side; row++) {
          cells.add(new PylosCell(level, column, row));
        }
      }
    }
    return List.copyOf(cells);
  }

  private static long[] lines(int base) {
    List<Long> lines = new ArrayList<>();
    for (int level = 1; base + 1 - level >= MIN_LINE; level++) {
      int side = base + 1 - level;
      for (int i = 0; i < side; i++) {
        long column = 0;
        long row = 0;
        for (int j = 0; j < side; j++) {
          column |= set(new PylosCell(level, (char) ('a' + i), j + 1));
          row |= set(new PylosCell(level, (char) ('a' + j), i + 1));
        }
        lines.add(column);
        lines.add(row);
      }
    }
    return lines.stream().mapToLong(Long::longValue).toArray();
  }

  private static long set(List<PylosCell> cells, Predicate<PylosCell> isMember) {
    return cells.stream().filter(isMember).mapToLong(Board::set).sum();
  }
}
