package io.github.boardrules.core;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.LongPredicate;

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
   * Appends a base plus each of some offsets, in their order: a block of moves that differ in one
   * part only.
   *
   * @param base added to each offset
   * @param offsets the offsets
   * @param from the index of the first offset
   * @param to one past the index of the last offset
   * @throws IndexOutOfBoundsException if the range is not within the offsets
   */
  public void addAll(long base, long[] offsets, int from, int to) {
    Objects.checkFromToIndex(from, to, offsets.length);
    int count = to - from;
    reserve(count);
    for (int i = 0; i < count; i++) {
      codes[size + i] = base + offsets[from + i];
    }
    size += count;
  }

  /**
   * Appends codes in their order.
   *
   * @param codes the codes
   */
  public void addAll(long[] codes) {
    reserve(codes.length);
    System.arraycopy(codes, 0, this.codes, size, codes.length);
    size += codes.length;
  }

  /**
   * Appends the codes of a table that satisfy a condition, in their order. The loop is branch-free:
   * each code is stored, and the index advances only if the code is kept.
   *
   * @param codes the table
   * @param condition tells which codes are kept; it does not change this buffer
   */
  public void addAll(long[] codes, LongPredicate condition) {
    reserve(codes.length);
    long[] all = this.codes;
    int next = size;
    for (long code : codes) {
      all[next] = code;
      next += condition.test(code) ? 1 : 0;
    }
    size = next;
  }

  /**
   * Appends the codes of a table that stand at the set bits of a bitboard, in their order.
   *
   * @param codes the table
   * @param from the index of the code for bit 0
   * @param bits the bitboard
   * @throws IndexOutOfBoundsException if a set bit has no code in the table
   */
  public void addAll(long[] codes, int from, long bits) {
    reserve(Long.bitCount(bits));
    long[] all = this.codes;
    int next = size;
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      all[next++] = codes[from + Long.numberOfTrailingZeros(rest)];
    }
    size = next;
  }

  /**
   * Appends a code for each set bit of a bitboard of up to 128 cells, in the order of the bits: the
   * moves of a piece to the cells of a set.
   *
   * @param base the code for bit 0
   * @param step the difference between the codes for neighbouring bits
   * @param low bits 0 to 63 of the bitboard
   * @param high bits 64 to 127; 0 for a smaller board
   */
  public void addAll(long base, long step, long low, long high) {
    reserve(Long.bitCount(low) + Long.bitCount(high));
    long[] all = codes;
    int next = size;
    for (long rest = low; rest != 0; rest &= rest - 1) {
      all[next++] = base + step * Long.numberOfTrailingZeros(rest);
    }
    for (long rest = high; rest != 0; rest &= rest - 1) {
      all[next++] = base + step * (Long.SIZE + Long.numberOfTrailingZeros(rest));
    }
    size = next;
  }

  /**
   * Appends codes without a particular value. The caller replaces them with {@link #set} and
   * removes those that it does not need with {@link #release}: such a loop needs neither a capacity
   * check nor a branch per code.
   *
   * @param count how many, 0 or more
   * @return the index of the first of them
   * @throws IllegalArgumentException if the count is negative
   */
  public int extend(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("A count is 0 or more, not " + count + ".");
    }
    reserve(count);
    int first = size;
    size += count;
    return first;
  }

  /**
   * Sorts the codes that were added since a mark in ascending order.
   *
   * @param mark an earlier {@link #mark()}, 0 to size
   * @throws IndexOutOfBoundsException if it is out of that range
   */
  public void sort(int mark) {
    Arrays.sort(codes, Objects.checkFromIndexSize(mark, 0, size), size);
  }

  /**
   * Returns the code at an index.
   *
   * @param index 0 to size − 1
   * @return the code
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

  /**
   * Returns the number of codes.
   *
   * @return 0 or more
   */
  public int size() {
    return size;
  }

  /**
   * Returns the index of the next code, to be passed to {@link #release(int)}.
   *
   * @return the size
   */
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
    size = Objects.checkFromIndexSize(mark, 0, size);
  }

  /**
   * Returns a copy of the codes.
   *
   * @return a new array of {@link #size()} codes
   */
  public long[] toArray() {
    return Arrays.copyOf(codes, size);
  }

  /** Makes room for more codes. */
  private void reserve(int count) {
    if (codes.length - size < count) {
      codes = Arrays.copyOf(codes, Math.max(codes.length * 2, Math.addExact(size, count)));
    }
  }

  /** Returns the codes in a list, for debugging. */
  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
