package io.github.boardrules.pylos.solved;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Computes the values of all positions of a shape from those of the shapes that follow it. */
final class ShapeSolver {
  static final byte LOST = -127;
  private static final int NO_MOVE = 127;
  private static final int LOW_BITS = 16;
  private static final int CHUNK = 8;

  private final CellBoard board;
  private final Shapes shapes;
  private final byte[][] tables;
  private final boolean isOptional;
  private final boolean isMust;
  private final boolean hasLines;
  private final boolean isStuck;
  private final byte[] best = new byte[1 << LOW_BITS];
  private final byte[] bestRaise = new byte[1 << LOW_BITS];
  private final byte[] keep = new byte[1 << LOW_BITS];

  /** Moves that lead to one shape. */
  private final class Successor {
    final byte[] table;
    final int[][] chunks;
    final List<int[]> zeros = new ArrayList<>(); // zero mask, isRaise, patterns...

    Successor(byte[] table, int[][] chunks) {
      this.table = table;
      this.chunks = chunks;
    }
  }

  ShapeSolver(
      CellBoard board,
      Shapes shapes,
      byte[][] tables,
      String takeback,
      boolean hasLines,
      boolean isStuck) {
    this.board = board;
    this.shapes = shapes;
    this.tables = tables;
    this.isOptional = takeback.equals("optional");
    this.isMust = takeback.equals("must");
    this.hasLines = hasLines;
    this.isStuck = isStuck;
  }

  /** Calls back with each move of a shape: target, raised stone or 0, patterns, taken stones. */
  private interface Moves {
    void move(int result, int raised, int zero, List<Integer> unearned);
  }

  private void moves(int shape, Moves out) {
    int vacant = board.vacant(shape);
    for (int rest = vacant; rest != 0; rest &= rest - 1) {
      moves(shape, rest & -rest, 0, out);
    }
    for (int free = board.free(shape); free != 0; free &= free - 1) {
      int raised = free & -free;
      int lifted = shape & ~raised;
      int level = board.level[Integer.numberOfTrailingZeros(raised)];
      for (int rest = board.vacant(lifted); rest != 0; rest &= rest - 1) {
        int target = Integer.numberOfTrailingZeros(rest);
        if (board.level[target] > level) {
          moves(lifted, 1 << target, raised, out);
        }
      }
    }
  }

  private void moves(int before, int target, int raised, Moves out) {
    int after = before | target;
    List<Integer> patterns = new ArrayList<>();
    if (isOptional || isMust) {
      for (int square : board.squares) {
        if ((square & target) != 0 && (square & ~after) == 0) {
          patterns.add(square & ~target);
        }
      }
      if (hasLines) {
        for (int line : board.lines) {
          if ((line & target) != 0 && (line & ~after) == 0) {
            patterns.add(line & ~target);
          }
        }
      }
    }
    out.move(after, raised, raised, isMust ? patterns : List.of());
    if (patterns.isEmpty()) {
      return;
    }
    List<Integer> taken = new ArrayList<>();
    for (int free = board.free(after); free != 0; free &= free - 1) {
      int one = free & -free;
      taken.add(one);
      for (int next = board.free(after & ~one); next != 0; next &= next - 1) {
        int two = one | (next & -next);
        if (!taken.contains(two)) {
          taken.add(two);
        }
      }
    }
    for (int take : taken) {
      for (int pattern : patterns) {
        out.move(after & ~take, raised, (raised | pattern | take) & ~target, List.of());
      }
    }
  }

  /** Returns the numbers of the shapes that follow. */
  int[] successors(int number) {
    java.util.TreeSet<Integer> found = new java.util.TreeSet<>();
    moves(
        shapes.shape(number),
        (result, raised, zero, unearned) -> {
          if (Integer.bitCount(result) < board.cells - 1) {
            found.add(shapes.number(shapes.canonical(result)));
          }
        });
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private static int compress(int set, int mask) {
    int result = 0;
    int at = 0;
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      if ((set & rest & -rest) != 0) {
        result |= 1 << at;
      }
      at++;
    }
    return result;
  }

  private int[][] chunks(int shape, int result, int canonical, int symmetry) {
    int size = Integer.bitCount(shape);
    int[] image = new int[size];
    int at = 0;
    for (int rest = shape; rest != 0; rest &= rest - 1) {
      int bit = Integer.numberOfTrailingZeros(rest);
      if ((result >>> bit & 1) != 0) {
        image[at] = compress(1 << board.image[symmetry][bit], canonical);
      }
      at++;
    }
    int[][] chunks = new int[4][];
    for (int c = 0; c < 4; c++) {
      int bits = Math.max(0, Math.min(CHUNK, size - CHUNK * c));
      int[] chunk = new int[1 << bits];
      for (int set = 1; set < chunk.length; set++) {
        chunk[set] =
            chunk[set & (set - 1)] | image[CHUNK * c + Integer.numberOfTrailingZeros(set)];
      }
      chunks[c] = chunk;
    }
    return chunks;
  }

  /** Computes the values of a shape again; returns whether one has changed. */
  boolean solve(int number) {
    int shape = shapes.shape(number);
    int size = Integer.bitCount(shape);
    byte[] table = tables[number];
    Map<Integer, Successor> byResult = new LinkedHashMap<>();
    boolean[] isNextToLast = new boolean[1];
    moves(
        shape,
        (result, raised, zero, unearned) -> {
          if (Integer.bitCount(result) == board.cells - 1) {
            isNextToLast[0] = true;
            return;
          }
          Successor successor =
              byResult.computeIfAbsent(
                  result,
                  key -> {
                    int symmetry = shapes.symmetry(key);
                    int canonical = board.image(key, symmetry);
                    return new Successor(
                        tables[shapes.number(canonical)], chunks(shape, key, canonical, symmetry));
                  });
          int[] entry = new int[2 + unearned.size()];
          entry[0] = compress(zero, shape);
          entry[1] = raised == 0 ? 0 : 1;
          for (int i = 0; i < unearned.size(); i++) {
            entry[2 + i] = compress(unearned.get(i), shape);
          }
          add(successor.zeros, entry);
        });
    int low = Math.min(size, LOW_BITS);
    int blocks = 1 << (size - low);
    boolean needsRaise = isStuck && size >= board.stones;
    boolean isChanged = false;
    for (int block = 0; block < blocks; block++) {
      int high = block << low;
      if (isIdle(size, low, block)) {
        continue;
      }
      Arrays.fill(best, 0, 1 << low, (byte) NO_MOVE);
      if (needsRaise) {
        Arrays.fill(bestRaise, 0, 1 << low, (byte) NO_MOVE);
      }
      if (isNextToLast[0]) {
        toLast(high, low);
      }
      for (Successor successor : byResult.values()) {
        int base =
            successor.chunks[2][block & 255] | successor.chunks[3][block >>> CHUNK];
        for (int[] entry : successor.zeros) {
          if ((entry[0] & high) == 0) {
            collect(successor, entry, high, low, base, best);
            if (needsRaise && entry[1] != 0) {
              collect(successor, entry, high, low, base, bestRaise);
            }
          }
        }
      }
      isChanged |= store(table, size, low, high);
    }
    return isChanged;
  }

  /** Returns whether a block has too many stones of one player for any position. */
  private boolean isIdle(int size, int low, int block) {
    int others = Integer.bitCount(block);
    return others > board.stones || size - low - others > board.stones;
  }

  private static void add(List<int[]> entries, int[] entry) {
    if (entry.length == 2) {
      for (int[] other : entries) {
        if (other.length == 2 && other[1] == entry[1] && (other[0] & ~entry[0]) == 0) {
          return;
        }
      }
      entries.removeIf(
          other ->
              other.length == 2 && other[1] == entry[1] && (entry[0] & ~other[0]) == 0);
    }
    entries.add(entry);
  }

  /** Looks at the move after which only the top is empty: the opponent wins if they have a stone. */
  private void toLast(int high, int low) {
    int others = Integer.bitCount(high);
    for (int y = 0; y < 1 << low; y++) {
      best[y] = others + Integer.bitCount(y) < board.stones ? (byte) 126 : LOST;
    }
  }

  private void collect(
      Successor successor, int[] entry, int high, int low, int base, byte[] least) {
    int mask = (1 << low) - 1 & ~entry[0];
    if (entry.length > 2) {
      collectUnearned(successor, entry, high, mask, base, least);
      return;
    }
    byte[] table = successor.table;
    int[] first = successor.chunks[0];
    int[] second = successor.chunks[1];
    int inner = mask & 255;
    int outer = mask >>> CHUNK;
    int b = 0;
    do {
      int from = base | second[b];
      int at = b << CHUNK;
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

  /** The same for a move that is legal only if no pattern is completed. */
  private void collectUnearned(
      Successor successor, int[] entry, int high, int mask, int base, byte[] least) {
    int[] patterns = new int[entry.length - 2];
    int count = 0;
    for (int i = 2; i < entry.length; i++) {
      if ((entry[i] & high) == 0) {
        patterns[count++] = entry[i];
      }
    }
    byte[] table = successor.table;
    int[] first = successor.chunks[0];
    int[] second = successor.chunks[1];
    int y = 0;
    do {
      boolean isLegal = true;
      for (int i = 0; i < count; i++) {
        isLegal &= (patterns[i] & y) != 0;
      }
      if (isLegal) {
        byte value = table[base | first[y & 255] | second[y >>> CHUNK]];
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
    int highOthers = Integer.bitCount(high);
    for (int y = 0; y < 1 << low; y++) {
      int others = highOthers + Integer.bitCount(y);
      int own = size - others;
      if (others > board.stones || own > board.stones) {
        continue;
      }
      int least = best[y];
      if (own == board.stones) {
        least = isStuck ? bestRaise[y] : NO_MOVE;
      }
      byte value =
          least == NO_MOVE ? LOST : (byte) (((least >> 31) | (-least >>> 31)) - least);
      int index = full ^ (high | y);
      if (table[index] != value) {
        if (value == 1 || value == -1) {
          throw new IllegalStateException("A win is longer than 125 moves.");
        }
        table[index] = value;
        isChanged = true;
      }
    }
    return isChanged;
  }
}
