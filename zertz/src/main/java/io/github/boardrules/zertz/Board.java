package io.github.boardrules.zertz;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The places of a start board as bit boards.
 *
 * <p><b>Design.</b> A set of places is one {@code long}. A place has the page's coordinates (c, h);
 * let q = (h − c) / 2, moved so that it begins with 0. Each of the six directions adds a constant
 * to q + STRIDE · c, so a whole set moves in a direction by one shift.
 *
 * <ul>
 *   <li>Boards up to 48 rings: the bit is q + 9 c − 3. The value 8 of q is no place, so what leaves
 *       a column at one end lands there and is masked off; the 48 board needs just the bits 0 to
 *       63.
 *   <li>61 rings: the bit is (q + 14 c) modulo 61. Copies of this hexagon tile the plane, and this
 *       numbers each copy alike, so the places fill the bits 0 to 60. A set moves by a rotation of
 *       61 bits, after what would leave the board has been masked off.
 * </ul>
 */
final class Board {
  static final int DIRECTIONS = Layout.DIRECTIONS;

  /** The bit that stands for "no place". */
  static final int NOWHERE = 64;

  /** All boards have been made: positions share them. */
  private static final Map<Integer, Board> BY_RINGS =
      Stream.of(37, 40, 43, 44, 48, 61)
          .collect(
              Collectors.toUnmodifiableMap(rings -> rings, rings -> new Board(Layout.of(rings))));

  final Layout layout;

  /** All places. */
  final long all;

  /** The neighbours of the place with a bit. */
  final long[] neighbours = new long[64];

  /** Whether this is the board of 61 rings. */
  private final boolean wide;

  private final List<Place> placeOfBit;
  private final int[] bitOfPlace = new int[81];

  /** By direction: the places that have a neighbour there, and the rotation that leads to it. */
  private final long[] inner = new long[DIRECTIONS];

  private final int[] left = new int[DIRECTIONS];
  private final int[] right = new int[DIRECTIONS];

  /** By direction and bit: the neighbour as a set, empty where there is none. */
  private final long[] step = new long[DIRECTIONS * 64];

  private Board(Layout layout) {
    this.layout = layout;
    wide = layout.columnCount() == 9;
    int stride = wide ? 14 : 9;
    int modulus = wide ? 61 : 64;
    List<Place> places = layout.places();
    Place[] byBit = new Place[64];
    Arrays.fill(byBit, places.get(0));
    Arrays.fill(bitOfPlace, NOWHERE);
    for (Place place : places) {
      int bit = layout.q(place) + stride * layout.c(place);
      bit = wide ? bit % modulus : bit - 3;
      byBit[bit] = place;
      bitOfPlace[slot(place)] = bit;
    }
    placeOfBit = List.of(byBit);
    long set = 0;
    for (Place place : places) {
      int bit = bitOfPlace[slot(place)];
      set |= 1L << bit;
      for (int d = 0; d < DIRECTIONS; d++) {
        Optional<Place> neighbour = layout.neighbour(place, d);
        if (neighbour.isPresent()) {
          long next = 1L << bitOfPlace[slot(neighbour.get())];
          inner[d] |= 1L << bit;
          step[d * 64 + bit] = next;
          neighbours[bit] |= next;
        }
      }
    }
    all = set;
    for (int d = 0; d < DIRECTIONS; d++) {
      left[d] = Math.floorMod(Layout.step(d, stride), modulus);
      right[d] = modulus - left[d];
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

  boolean has(Place place) {
    return bit(place) != NOWHERE;
  }

  /** The bit of a place, {@link #NOWHERE} when the board lacks it. */
  int bit(Place place) {
    return bitOfPlace[slot(place)];
  }

  /** The place as a set, empty when the board lacks it. */
  long set(Place place) {
    return has(place) ? 1L << bit(place) : 0;
  }

  Place place(int bit) {
    return placeOfBit.get(bit);
  }

  /** The places of a set in order. */
  List<Place> places(long set) {
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
    return wide ? rotate(set, 0) : (set << 1) & all;
  }

  long rightUp(long set) {
    return wide ? rotate(set, 1) : (set << 9) & all;
  }

  long rightDown(long set) {
    return wide ? rotate(set, 2) : (set << 8) & all;
  }

  long down(long set) {
    return wide ? rotate(set, 3) : (set >>> 1) & all;
  }

  long leftDown(long set) {
    return wide ? rotate(set, 4) : (set >>> 9) & all;
  }

  long leftUp(long set) {
    return wide ? rotate(set, 5) : (set >>> 8) & all;
  }

  private long rotate(long set, int direction) {
    long moved = set & inner[direction];
    return ((moved << left[direction]) | (moved >>> right[direction])) & all;
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

  private static int slot(Place place) {
    return (place.column() - 'a') * 9 + place.number() - 1;
  }
}
