package io.github.boardrules.core;

import java.util.Arrays;
import java.util.Objects;

/**
 * A growable stack of move codes for a whole search: each ply appends its moves above a {@link
 * #mark()} and removes them with {@link #release(int)}, so a search allocates nothing per node.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var buffer = new MoveBuffer();
 * int mark = buffer.mark();
 * rules.legalMoves(rules.start(), buffer);
 * buffer.size(); // ==> 56
 * var next = rules.playUnchecked(rules.start(), buffer.get(mark));
 *     // ==> oooo/oooo/oooo/.ooo 2
 * buffer.release(mark);
 * }</pre>
 *
 * <p>It is mutable and not safe for use by several threads.
 */
public final class MoveBuffer {
  /** Small, because the defaults of {@link PackedRules} create a buffer at each call. */
  private static final int INITIAL_CAPACITY = 32;

  private long[] codes;
  private int size;

  /** Creates an empty buffer. */
  public MoveBuffer() {
    codes = new long[INITIAL_CAPACITY];
  }

  /**
   * Appends a code.
   *
   * @param code any number
   */
  public void add(long code) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, size * 2);
    }
    codes[size++] = code;
  }

  /**
   * Appends the codes of a table that have none of some bits, in the order of the table: for
   * example, of the sets of cells that a move empties, those without an empty cell.
   *
   * @param table the codes
   * @param excluded the bits that a code must not have; 0 to append the whole table
   */
  public void addAll(long[] table, long excluded) {
    int first = extend(Objects.requireNonNull(table, "table").length);
    if (excluded == 0) {
      System.arraycopy(table, 0, codes, first, table.length);
      return;
    }
    // A code is written whether it is kept or not: a branch would be mispredicted half of the time.
    long[] all = codes;
    int end = first;
    for (long code : table) {
      all[end] = code;
      end += (code & excluded) == 0 ? 1 : 0;
    }
    size = end;
  }

  /**
   * {@return the index of the first of some codes that are appended without values} The caller sets
   * them with {@link #set} and {@link #release releases} the rest: one check of the capacity for
   * all.
   *
   * @param count how many, 0 or more
   * @throws IllegalArgumentException if the count is negative
   */
  public int extend(int count) {
    // Compared without a sign, a negative count is too large as well.
    if (Integer.compareUnsigned(count, codes.length - size) > 0) {
      grow(count);
    }
    int first = size;
    size += count;
    return first;
  }

  /**
   * {@return the code at an index}
   *
   * @param index 0 to size − 1
   * @throws IndexOutOfBoundsException if there is none
   */
  public long get(int index) {
    return codes[Objects.checkIndex(index, size)];
  }

  /**
   * Replaces the code at an index.
   *
   * @param index 0 to size − 1
   * @param code any number
   * @throws IndexOutOfBoundsException if there is none
   */
  public void set(int index, long code) {
    codes[Objects.checkIndex(index, size)] = code;
  }

  /** {@return the number of codes} */
  public int size() {
    return size;
  }

  /** {@return the index of the next code, to be passed to {@link #release(int)}} */
  public int mark() {
    return size;
  }

  /**
   * Removes all codes that were added since a mark.
   *
   * @param mark an earlier {@link #mark()}, 0 to size; 0 empties the buffer
   * @throws IndexOutOfBoundsException if it is out of that range
   */
  public void release(int mark) {
    size = Objects.checkIndex(mark, size + 1);
  }

  /** {@return a new array with a copy of the {@link #size()} codes} */
  public long[] toArray() {
    return Arrays.copyOf(codes, size);
  }

  private void grow(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("A count is 0 or more, not " + count + ".");
    }
    codes = Arrays.copyOf(codes, Math.max(codes.length * 2, Math.addExact(size, count)));
  }

  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
