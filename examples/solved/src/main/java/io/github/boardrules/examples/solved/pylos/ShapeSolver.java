package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.pylos.PylosOptions;
import io.github.boardrules.pylos.PylosOptions.OutRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Computes the values of all positions of a shape from those of the shapes to which moves lead. It
 * belongs to one thread.
 *
 * <p><b>Design.</b> A move changes no stone of the opponent, who is to move next. So the positions
 * of a shape are gone through by the set of the opponent's stones, as bits without gaps; the same
 * stones are the index into the table of the next shape once they have gone through its symmetry, a
 * byte at a time by small tables. Which positions have a move is a condition on the same bits: some
 * must be clear, and the sets that satisfy this are the subsets of the others, which {@code (y -
 * mask) & mask} goes through in order (Knuth, The Art of Computer Programming 4A, 7.1.3). The least
 * value after any move is collected for blocks of {@value #BLOCK} positions, which stay in the
 * cache.
 */
final class ShapeSolver {
  private static final int BLOCK_BITS = 16;
  private static final int BLOCK = 1 << BLOCK_BITS;
  private static final int CHUNK_BITS = 8;
  private static final int CHUNK = (1 << CHUNK_BITS) - 1;
  private static final int CHUNKS = 4;

  private final CellBoard board;
  private final ShapeTables tables;
  private final ShapeMoves moves;
  private final boolean isStuckOut;
  private final byte[] least = new byte[BLOCK];
  private final byte[] leastAfterRaise = new byte[BLOCK];

  /**
   * The moves that lead to one shape.
   *
   * @param table the values there
   * @param chunks by byte and its value: where its stones are in the index of the table
   * @param conditions which positions have such a move
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Successor(byte[] table, int[][] chunks, List<Condition> conditions) {

    /** Adds a condition unless another one includes it. */
    void add(Condition added) {
      if (conditions.stream().noneMatch(other -> other.includes(added))) {
        conditions.removeIf(added::includes);
        conditions.add(added);
      }
    }
  }

  /**
   * The positions that have a move.
   *
   * @param clear the bits of stones that must not be the opponent's
   * @param isRaise whether the move raises a stone
   * @param notClear sets of bits, in each of which the opponent must have a stone
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Condition(int clear, boolean isRaise, int[] notClear) {
    boolean includes(Condition other) {
      return notClear.length == 0 && isRaise == other.isRaise && (clear & ~other.clear) == 0;
    }
  }

  ShapeSolver(ShapeTables tables, PylosOptions options) {
    this.tables = tables;
    board = tables.shapes.board;
    moves = new ShapeMoves(board, options);
    isStuckOut = options.out() == OutRule.STUCK;
  }

  /** Returns the numbers of the shapes to which moves lead. */
  int[] successors(int number) {
    TreeSet<Integer> found = new TreeSet<>();
    Shapes shapes = tables.shapes;
    moves.visit(
        shapes.shape(number),
        (result, isRaise, own, notAllOwn) -> {
          if (!board.isKnown(result)) {
            found.add(shapes.number(board.canonical(result)));
          }
        });
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  /**
   * Computes the values of a shape from those of its successors.
   *
   * @return whether one has changed
   * @throws IllegalStateException if a win is too far away for a byte
   */
  boolean solve(int number) {
    int shape = tables.shapes.shape(number);
    int size = Integer.bitCount(shape);
    int low = Math.min(size, BLOCK_BITS);
    Collection<Successor> successors = successorsOf(shape);
    boolean needsRaise = isStuckOut && size >= board.stones;
    boolean isChanged = false;
    for (int block = 0; block < 1 << (size - low); block++) {
      int others = Integer.bitCount(block);
      if (others > board.stones || size - low - others > board.stones) {
        continue;
      }
      int high = block << low;
      Arrays.fill(least, 0, 1 << low, ValueCode.NONE);
      if (size == board.cells - 2) {
        collectLast(others, low);
      }
      collect(successors, block, high, low, false, least);
      if (needsRaise) {
        Arrays.fill(leastAfterRaise, 0, 1 << low, ValueCode.NONE);
        collect(successors, block, high, low, true, leastAfterRaise);
      }
      isChanged |= store(tables.table(number), size, low, high);
    }
    return isChanged;
  }

  private Collection<Successor> successorsOf(int shape) {
    Map<Integer, Successor> found = new LinkedHashMap<>();
    moves.visit(
        shape,
        (result, isRaise, own, notAllOwn) -> {
          if (!board.isKnown(result)) {
            int[] notClear =
                notAllOwn.stream().mapToInt(set -> CellBoard.compress(set, shape)).toArray();
            found
                .computeIfAbsent(result, next -> successor(shape, next))
                .add(new Condition(CellBoard.compress(own, shape), isRaise, notClear));
          }
        });
    return found.values();
  }

  private Successor successor(int shape, int next) {
    Shapes shapes = tables.shapes;
    int symmetry = board.symmetry(next);
    int canonical = board.image(next, symmetry);
    int[] images = new int[Integer.bitCount(shape)];
    int at = 0;
    for (int rest = shape; rest != 0; rest &= rest - 1) {
      int image = 1 << board.image[symmetry][Integer.numberOfTrailingZeros(rest)];
      images[at++] = CellBoard.compress(image & canonical, canonical);
    }
    int[][] chunks = new int[CHUNKS][];
    for (int chunk = 0; chunk < CHUNKS; chunk++) {
      int from = chunk * CHUNK_BITS;
      int bits = Math.max(0, Math.min(CHUNK_BITS, images.length - from));
      chunks[chunk] = new int[1 << bits];
      for (int set = 1; set < 1 << bits; set++) {
        chunks[chunk][set] =
            chunks[chunk][set & (set - 1)] | images[from + Integer.numberOfTrailingZeros(set)];
      }
    }
    return new Successor(tables.table(shapes.number(canonical)), chunks, new ArrayList<>());
  }

  /**
   * Collects the move after which only the top is empty. The opponent then sets the last stone, or
   * has none. Who must take back a stone in this move takes the one just set, with the same effect
   * on an opponent who has none; and on another opponent every take-back is better.
   */
  private void collectLast(int othersAbove, int low) {
    for (int y = 0; y < 1 << low; y++) {
      least[y] = othersAbove + Integer.bitCount(y) < board.stones ? ValueCode.WON : ValueCode.LOST;
    }
  }

  private static void collect(
      Collection<Successor> successors,
      int block,
      int high,
      int low,
      boolean isOnlyRaise,
      byte[] least) {
    for (Successor successor : successors) {
      int base = successor.chunks[2][block & CHUNK] | successor.chunks[3][block >>> CHUNK_BITS];
      for (Condition condition : successor.conditions) {
        if ((condition.clear & high) == 0 && (condition.isRaise || !isOnlyRaise)) {
          int mask = ((1 << low) - 1) & ~condition.clear;
          if (condition.notClear.length == 0) {
            collect(successor, base, mask, least);
          } else {
            collectChecked(successor, base, mask, condition.notClear, high, least);
          }
        }
      }
    }
  }

  /** Collects a move of all positions of a block whose stones are within a mask. */
  private static void collect(Successor successor, int base, int mask, byte[] least) {
    byte[] table = successor.table;
    int[] first = successor.chunks[0];
    int[] second = successor.chunks[1];
    int inner = mask & CHUNK;
    int outer = mask >>> CHUNK_BITS;
    int b = 0;
    do {
      int from = base | second[b];
      int at = b << CHUNK_BITS;
      int a = 0;
      do {
        byte value = table[from | first[a]];
        if (value < least[at | a]) {
          least[at | a] = value;
        }
        a = (a - inner) & inner;
      } while (a != 0);
      b = (b - outer) & outer;
    } while (b != 0);
  }

  /** Collects a move that is legal only with stones of the opponent in some sets. */
  private static void collectChecked(
      Successor successor, int base, int mask, int[] notClear, int high, byte[] least) {
    int[] open = Arrays.stream(notClear).filter(set -> (set & high) == 0).toArray();
    byte[] table = successor.table;
    int[] first = successor.chunks[0];
    int[] second = successor.chunks[1];
    int y = 0;
    do {
      boolean isLegal = true;
      for (int set : open) {
        isLegal &= (set & y) != 0;
      }
      if (isLegal) {
        byte value = table[base | first[y & CHUNK] | second[y >>> CHUNK_BITS]];
        if (value < least[y]) {
          least[y] = value;
        }
      }
      y = (y - mask) & mask;
    } while (y != 0);
  }

  private boolean store(byte[] table, int size, int low, int high) {
    boolean isChanged = false;
    int full = (1 << size) - 1;
    int othersAbove = Integer.bitCount(high);
    for (int y = 0; y < 1 << low; y++) {
      int others = othersAbove + Integer.bitCount(y);
      int own = size - others;
      if (others > board.stones || own > board.stones) {
        continue;
      }
      // Without a stone in reserve there is no placing.
      byte best = own < board.stones ? least[y] : isStuckOut ? leastAfterRaise[y] : ValueCode.NONE;
      byte value = ValueCode.before(best);
      int index = full ^ (high | y);
      if (table[index] != value) {
        if (ValueCode.isTooFar(value)) {
          throw new IllegalStateException("A win is further away than a table can say.");
        }
        table[index] = value;
        isChanged = true;
      }
    }
    return isChanged;
  }
}
