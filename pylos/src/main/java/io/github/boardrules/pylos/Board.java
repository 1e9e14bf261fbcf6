package io.github.boardrules.pylos;

import java.util.ArrayList;
import java.util.List;

/**
 * The cells of a pyramid as bit boards (RULES.md, "Equipment and board").
 *
 * <p><b>Design.</b> A set of cells is one {@code long}: 16 bits for each level, the lowest first,
 * in which each column has 4. So bits are in the order of the cells' texts, one row up is 1 bit,
 * one column to the right is 4, and what rests on a square is 16 bits above its corner, which is
 * its lowest cell. Squares, support and freedom are shifts of all cells at once. No shift can bring
 * a cell of one column or level wrongly into another: the {@link #corners} keep squares inside
 * their level, and every level is a cell narrower than the one below.
 */
final class Board {
  /** How many bits of a {@code long} a set of cells may use. */
  static final int BITS = 49;

  /** The bits that a set of cells may use. */
  static final long ALL = (1L << BITS) - 1;

  private static final int UP = 16;
  private static final int RIGHT = 4;
  private static final long LOWEST_LEVEL = (1L << UP) - 1;
  private static final int SHORTEST_LINE = 3;
  private static final Board SMALL = new Board(3);
  private static final Board LARGE = new Board(4);

  final int base;

  /** How many stones each player has. */
  final int stones;

  /** All cells in order. Unmodifiable. */
  final List<Cell> cells;

  /** The single cell of the highest level. */
  final long top;

  /** The cells of level 1. */
  private final long ground;

  /** The lowest cells of all squares. */
  private final long corners;

  /** The rows and columns of the levels that have lines. */
  private final long[] lines;

  /** The board with a base, 3 or 4. */
  static Board of(int base) {
    return base == 3 ? SMALL : LARGE;
  }

  private Board(int base) {
    this.base = base;
    cells = cells(base);
    stones = cells.size() / 2;
    top = set(new Cell(base, 'a', 1));
    lines = lines(base);
    long level1 = 0;
    long lowest = 0;
    for (Cell cell : cells) {
      int side = base + 1 - cell.level();
      level1 |= cell.level() == 1 ? set(cell) : 0;
      lowest |= cell.column() < 'a' + side - 1 && cell.row() < side ? set(cell) : 0;
    }
    ground = level1;
    corners = lowest;
  }

  /** The bit of a cell, the same on every board. */
  static int bit(Cell cell) {
    return UP * (cell.level() - 1) + RIGHT * (cell.column() - 'a') + cell.row() - 1;
  }

  static long set(Cell cell) {
    return 1L << bit(cell);
  }

  static Cell cell(int bit) {
    return new Cell(bit / UP + 1, (char) ('a' + bit % UP / RIGHT), bit % RIGHT + 1);
  }

  /** Whether the board has a cell. */
  boolean has(Cell cell) {
    return cells.contains(cell);
  }

  /** The supported cells that hold no stone. */
  long vacant(long occupied) {
    long pairs = occupied & (occupied >>> 1);
    long squares = pairs & (pairs >>> RIGHT) & corners;
    return (ground | (squares << UP)) & ~occupied;
  }

  /** The cells on which some stones rest. */
  static long below(long stones) {
    long under = stones >>> UP;
    under |= under << 1;
    return under | (under << RIGHT);
  }

  /** The cells on which exactly one of some stones rests. */
  static long belowOne(long stones) {
    long lowest = stones >>> UP;
    long up = lowest << 1;
    long right = lowest << RIGHT;
    long across = up << RIGHT;
    // Of three stones, two make one of the pairs.
    return (lowest ^ up ^ right ^ across) & ~((lowest & up) | (right & across));
  }

  /** The cells that rest on one, and cells of its own level and lower ones. */
  static long above(long cell) {
    return (cell << UP) | (cell << (UP - 1)) | (cell << (UP - RIGHT)) | (cell << (UP - RIGHT - 1));
  }

  /** The cells of higher levels than that with a bit. */
  static long higher(int bit) {
    return -1L << ((bit & -UP) + UP);
  }

  /**
   * The cells that a second stone may be taken from, after one with a bit: those of lower levels,
   * and the later ones of its own.
   */
  static long second(int bit) {
    int level = bit & -UP;
    return ((1L << level) - 1) | ((LOWEST_LEVEL << level) & (-2L << bit));
  }

  /** The cells whose three neighbours in some square are held. */
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

  /** The cells that alone are missing from a line. */
  long completingLine(long held) {
    long completing = 0;
    for (long line : lines) {
      long missing = line & ~held;
      completing |= (missing & (missing - 1)) == 0 ? missing : 0;
    }
    return completing;
  }

  private static List<Cell> cells(int base) {
    List<Cell> cells = new ArrayList<>();
    for (int level = 1; level <= base; level++) {
      int side = base + 1 - level;
      for (char column = 'a'; column < 'a' + side; column++) {
        for (int row = 1; row <= side; row++) {
          cells.add(new Cell(level, column, row));
        }
      }
    }
    return List.copyOf(cells);
  }

  private static long[] lines(int base) {
    List<Long> lines = new ArrayList<>();
    for (int level = 1; base + 1 - level >= SHORTEST_LINE; level++) {
      int side = base + 1 - level;
      for (int i = 0; i < side; i++) {
        long column = 0;
        long row = 0;
        for (int j = 0; j < side; j++) {
          column |= set(new Cell(level, (char) ('a' + i), j + 1));
          row |= set(new Cell(level, (char) ('a' + j), i + 1));
        }
        lines.add(column);
        lines.add(row);
      }
    }
    return lines.stream().mapToLong(Long::longValue).toArray();
  }
}
