package io.github.boardrules.core;

import java.util.Arrays;
import java.util.Objects;

/**
 * A growing stack of move codes that serves a whole search: each ply appends its moves above a
 * {@link #mark()} and takes them off with {@link #release(int)}.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var buffer = new MoveBuffer();
 * int mark = buffer.mark();
 * rules.legalMoves(rules.start(), buffer);
 * buffer.size();                                          // ==> 56
 * var next = rules.playUnchecked(rules.start(), buffer.get(mark)); // ==> oooo/oooo/oooo/.ooo 2
 * buffer.release(mark);
 * }</pre>
 *
 * <p>It is mutable and belongs to one thread.
 */
public final class MoveBuffer {
  /** Small, because the defaults of {@link PackedRules} make a buffer for each question. */
  private static final int INITIAL_CAPACITY = 32;

  private long[] codes;
  private int size;

  /** Makes an empty buffer. */
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
   * Appends a number plus each of some offsets, in their order: a whole block of moves that differ
   * from others by one part only.
   *
   * @param base what is added to each
   * @param offsets the offsets
   * @param from the first that is used
   * @param to one past the last that is used
   * @throws IndexOutOfBoundsException when the range is not within the offsets
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
   * Appends those codes of a table that are chosen, in their order.
   *
   * @param codes a table of codes
   * @param from where in it the code of the lowest bit stands
   * @param chosen a bit for each code that is appended
   * @throws IndexOutOfBoundsException when a bit has no code
   */
  public void addChosen(long[] codes, int from, long chosen) {
    reserve(Long.bitCount(chosen));
    long[] all = this.codes;
    int at = size;
    for (long rest = chosen; rest != 0; rest &= rest - 1) {
      all[at++] = codes[from + Long.numberOfTrailingZeros(rest)];
    }
    size = at;
  }

  /**
   * Appends a code for each cell of a set of up to 128 cells, in their order: the moves of a piece
   * to them.
   *
   * @param base the code for the cell 0
   * @param step by how much the code for a cell is more than for the one before
   * @param low the cells 0 to 63, a bit for each
   * @param high the cells 64 to 127
   */
  public void addCells(long base, long step, long low, long high) {
    reserve(Long.bitCount(low) + Long.bitCount(high));
    long[] all = codes;
    int at = size;
    for (long rest = low; rest != 0; rest &= rest - 1) {
      all[at++] = base + step * Long.numberOfTrailingZeros(rest);
    }
    for (long rest = high; rest != 0; rest &= rest - 1) {
      all[at++] = base + step * (Long.SIZE + Long.numberOfTrailingZeros(rest));
    }
    size = at;
  }

  /**
   * Appends the moves of many pieces in four directions: piece by piece from the lowest bit, and
   * for each the directions that it may take, in their order.
   *
   * @param codes by bit, the code of the piece's move in the first direction
   * @param from where in {@code codes} the lowest bit's code stands
   * @param step by how much the code in each direction is more than in the one before
   * @param first the pieces that may move in the first direction, a bit for each
   * @param second those that may move in the second
   * @param third those that may move in the third
   * @param fourth those that may move in the fourth
   * @throws IndexOutOfBoundsException when a bit has no code
   */
  public void addDirections(
      long[] codes, int from, long step, long first, long second, long third, long fourth) {
    long pieces = first | second | third | fourth;
    reserve(4 * Long.bitCount(pieces));
    long[] all = this.codes;
    int at = size;
    for (; pieces != 0; pieces &= pieces - 1) {
      int bit = Long.numberOfTrailingZeros(pieces);
      long code = codes[from + bit];
      // Every code is written, and stays if the place moves on: no branch depends on chance.
      all[at] = code;
      at += (int) (first >>> bit) & 1;
      all[at] = code + step;
      at += (int) (second >>> bit) & 1;
      all[at] = code + 2 * step;
      at += (int) (third >>> bit) & 1;
      all[at] = code + 3 * step;
      at += (int) (fourth >>> bit) & 1;
    }
    size = at;
  }

  /**
   * Appends those of some sets of bits that lie within another one, in their order: moves that are
   * sets of cells, such as of cells that are to be emptied, out of a table of all that may be.
   *
   * @param sets the sets
   * @param whole the set within which they must lie
   */
  public void addSubsets(long[] sets, long whole) {
    reserve(sets.length);
    // Every set is written, and stays if the place moves on: no branch depends on chance.
    long others = ~whole;
    int at = size;
    for (long set : sets) {
      codes[at] = set;
      at += (set & others) == 0 ? 1 : 0;
    }
    size = at;
  }

  /**
   * Puts the codes that were added since a mark into ascending order.
   *
   * @param mark an earlier {@link #mark()}, 0 to size
   * @throws IndexOutOfBoundsException when it is out of that range
   */
  public void sort(int mark) {
    Arrays.sort(codes, Objects.checkFromIndexSize(mark, 0, size), size);
  }

  /**
   * The code at an index.
   *
   * @param index 0 to size − 1
   * @return the code
   * @throws IndexOutOfBoundsException when there is none
   */
  public long get(int index) {
    return codes[Objects.checkIndex(index, size)];
  }

  /**
   * Replaces the code at an index.
   *
   * @param index 0 to size − 1
   * @param code any number
   * @throws IndexOutOfBoundsException when there is none
   */
  public void set(int index, long code) {
    codes[Objects.checkIndex(index, size)] = code;
  }

  /**
   * The number of codes.
   *
   * @return 0 or more
   */
  public int size() {
    return size;
  }

  /**
   * Where the next code will stand, to be given back to {@link #release(int)}.
   *
   * @return the size
   */
  public int mark() {
    return size;
  }

  /**
   * Takes off all codes that were added since a mark.
   *
   * @param mark an earlier {@link #mark()}, 0 to size; 0 empties the buffer
   * @throws IndexOutOfBoundsException when it is out of that range
   */
  public void release(int mark) {
    size = Objects.checkFromIndexSize(mark, 0, size);
  }

  /**
   * A copy of the codes.
   *
   * @return a new array of {@link #size()} codes
   */
  public long[] toArray() {
    return Arrays.copyOf(codes, size);
  }

  /** Makes room for so many codes more. */
  private void reserve(int count) {
    if (codes.length - size < count) {
      codes = Arrays.copyOf(codes, Math.max(codes.length * 2, Math.addExact(size, count)));
    }
  }

  /** The codes in a list, for debugging. */
  @Override
  public String toString() {
    return Arrays.toString(toArray());
  }
}
