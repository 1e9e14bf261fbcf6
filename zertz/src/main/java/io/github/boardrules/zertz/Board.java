package io.github.boardrules.zertz;

import io.github.boardrules.core.grid.BitPermutation;
import io.github.boardrules.core.grid.HexLayout;
import io.github.boardrules.core.grid.Hexagon61;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The places of a start board as bit boards.
 *
 * <p><b>Design.</b> A set of places is one {@code long}. Each of the six directions adds a constant
 * to the bit of a place, so a whole set moves in a direction by one shift.
 *
 * <ul>
 *   <li>Boards up to 48 rings: the bit is q + 9 c − 3. The value 8 of q is no place, so what leaves
 *       a column at one end lands there and is masked off; the 48 board needs just the bits 0 to
 *       63.
 *   <li>61 rings: see {@link Hexagon61}.
 * </ul>
 */
final class Board {
  static final int DIRECTIONS = HexLayout.DIRECTIONS;

  /** The bit that stands for "no place". */
  static final int NOWHERE = 64;

  /** Up to 48 rings: what one column to the right adds to the bit, and what is taken off. */
  private static final int STRIDE = 9;

  private static final int SHIFT = 3;

  /** All boards have been made: positions share them. */
  private static final Map<Integer, Board> BY_RINGS =
      Stream.of(37, 40, 43, 44, 48, 61)
          .collect(
              Collectors.toUnmodifiableMap(
                  rings -> rings, rings -> new Board(RingLayout.of(rings))));

  final RingLayout layout;

  /** All places. */
  final long all;

  /** The neighbours of the place with a bit. */
  final long[] neighbours = new long[64];

  /** Whether this is the board of 61 rings. */
  private final boolean wide;

  /** By index of a place in the layout: its bit. */
  private final int[] bits;

  private final List<Cell> placeOfBit;
  private final int[] bitOfPlace = new int[81];

  /** By direction: the places that have a neighbour there, and the turn that leads to it. */
  private final long[] inner = new long[DIRECTIONS];

  private final int[] angles = new int[DIRECTIONS];

  /** By direction and bit: the neighbour as a set, empty where there is none. */
  private final long[] step = new long[DIRECTIONS * 64];

  private Board(RingLayout layout) {
    this.layout = layout;
    List<Cell> places = layout.places();
    HexLayout plane = layout.plane();
    wide = places.size() == 61;
    bits = new int[places.size()];
    Cell[] byBit = new Cell[64];
    Arrays.fill(byBit, places.get(0));
    Arrays.fill(bitOfPlace, NOWHERE);
    for (int spot = 0; spot < bits.length; spot++) {
      int c = plane.c(spot);
      int q = plane.q(spot);
      bits[spot] = wide ? Hexagon61.bit(c, q) : q + STRIDE * c - SHIFT;
      byBit[bits[spot]] = places.get(spot);
      bitOfPlace[slot(places.get(spot))] = bits[spot];
    }
    placeOfBit = List.of(byBit);
    long set = 0;
    for (int spot = 0; spot < bits.length; spot++) {
      set |= 1L << bits[spot];
      for (int d = 0; d < DIRECTIONS; d++) {
        int neighbour = plane.neighbour(spot, d);
        if (neighbour >= 0) {
          inner[d] |= 1L << bits[spot];
          step[d * 64 + bits[spot]] = 1L << bits[neighbour];
          neighbours[bits[spot]] |= 1L << bits[neighbour];
        }
      }
    }
    all = set;
    for (int d = 0; d < DIRECTIONS; d++) {
      angles[d] = Hexagon61.angle(d, 1);
    }
  }

  /** The board with a number of rings: 37, 40, 43, 44, 48 or 61. */
  static Board of(int rings) {
    Board board = BY_RINGS.get(rings);
    if (board == null) {
      throw new IllegalArgumentException("There is no board of " + rings + " rings.");
    }
    return board;
  }

  /** The symmetries of the board, the identity first. */
  List<BitPermutation> symmetries() {
    return layout.plane().symmetries().stream()
        .map(images -> new BitPermutation(bits, images))
        .toList();
  }

  boolean has(Cell place) {
    return bit(place) != NOWHERE;
  }

  /** The bit of a place, {@link #NOWHERE} when the board lacks it. */
  int bit(Cell place) {
    return bitOfPlace[slot(place)];
  }

  /** The place as a set, empty when the board lacks it. */
  long set(Cell place) {
    return has(place) ? 1L << bit(place) : 0;
  }

  Cell place(int bit) {
    return placeOfBit.get(bit);
  }

  /** The places of a set in order. */
  List<Cell> places(long set) {
    return layout.places().stream().filter(place -> (set & set(place)) != 0).toList();
  }

  /** A set moved by one step; what would leave the board is lost. */
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
    return wide ? turn(set, 0) : (set << 1) & all;
  }

  long rightUp(long set) {
    return wide ? turn(set, 1) : (set << STRIDE) & all;
  }

  long rightDown(long set) {
    return wide ? turn(set, 2) : (set << (STRIDE - 1)) & all;
  }

  long down(long set) {
    return wide ? turn(set, 3) : (set >>> 1) & all;
  }

  long leftDown(long set) {
    return wide ? turn(set, 4) : (set >>> STRIDE) & all;
  }

  long leftUp(long set) {
    return wide ? turn(set, 5) : (set >>> (STRIDE - 1)) & all;
  }

  private long turn(long set, int direction) {
    return Hexagon61.turn(set & inner[direction], angles[direction]);
  }

  /** The neighbour of the place with a bit, as a set; empty where the board has none. */
  long step(int bit, int direction) {
    return step[direction * 64 + bit];
  }

  /**
   * The place between two that are two steps apart in a line, as a set; empty when they are not.
   */
  long between(int bit, long landing) {
    int direction = jumpDirection(bit, landing);
    return direction < 0 ? 0 : step(bit, direction);
  }

  /** The direction in which a place lies two steps away; −1 when it does not. */
  int jumpDirection(int bit, long landing) {
    for (int d = 0; d < DIRECTIONS; d++) {
      if (landing != 0 && beside(step(bit, d), d) == landing) {
        return d;
      }
    }
    return -1;
  }

  /** The neighbour of a place given as a set, which may be empty. */
  long beside(long place, int direction) {
    return place == 0 ? 0 : step(Long.numberOfTrailingZeros(place), direction);
  }

  /**
   * The places of a set with two neighbours, one after the other in the cyclic order, that are not
   * in it.
   */
  long rim(long set) {
    long open0 = ~down(set);
    long open1 = ~leftDown(set);
    long open2 = ~leftUp(set);
    long open3 = ~up(set);
    long open4 = ~rightUp(set);
    long open5 = ~rightDown(set);
    return set
        & ((open0 & (open1 | open5)) | (open2 & (open1 | open3)) | (open4 & (open3 | open5)));
  }

  /** The places that at most one place of a set touches. */
  long hemmed(long set) {
    long once = up(set);
    long twice = 0;
    for (int d = 1; d < DIRECTIONS; d++) {
      long touched = shift(set, d);
      twice |= once & touched;
      once |= touched;
    }
    return all & ~twice;
  }

  /** All of a set that hangs together with a seed, the seed included. */
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

  /** The places that touch a set, those of the set itself included where they touch each other. */
  long touching(long set) {
    long touching = 0;
    for (long rest = set; rest != 0; rest &= rest - 1) {
      touching |= neighbours[Long.numberOfTrailingZeros(rest)];
    }
    return touching;
  }

  private static int slot(Cell place) {
    return (place.column() - 'a') * 9 + place.number() - 1;
  }
}
