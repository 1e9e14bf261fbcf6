package io.github.boardrules.pikkpakk;

import java.util.Comparator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A square board and its cells as bits (RULES.md, "Equipment and board").
 *
 * <p><b>Design.</b> A set of cells is 128 bits, a low and a high {@code long}. The bits go column
 * by column, each from the bottom, so the cells of a column lie side by side and those of a row as
 * many bits apart as the board has rows. A line is looked at as a small number, a bit for each of
 * its cells from its lower or left end; {@link Lines} reads rows as fast as columns.
 */
final class Board {
  static final int BLOCK = 7;
  static final Board NINE = new Board(9);
  static final Board ELEVEN = new Board(11);

  /** Cells in a line of the board. */
  final int size;

  /** The column and the row with which the block begins, from 0. */
  final int margin;

  /** The cells of a line. */
  final int whole;

  /** The cells of a line that are on the block. */
  final int inBlock;

  final long all0;
  final long all1;
  final long block0;
  final long block1;

  /** By cell: its number in the order of the texts of pushes, and back. */
  private final int[] ranks;

  private final int[] ranked;

  /** The lines in the order of their texts, and back. */
  private final int[] lines;

  private final int[] places;

  /** By the bits of a row: its cells' bits, were it the lowest row. */
  private final long[] spread0;

  private final long[] spread1;

  /** By cell: its column. Tables are faster than division. */
  private final int[] columns;

  /** By cell: its four neighbours; none where it has fewer. */
  private final long[] around0;

  private final long[] around1;

  private Board(int size) {
    this.size = size;
    margin = (size - BLOCK) / 2;
    whole = (1 << size) - 1;
    inBlock = ((1 << BLOCK) - 1) << margin;
    ranked =
        sorted(size * size, cell -> Cell.at(cell / size, cell % size).toString() + Direction.UP);
    ranks = new int[ranked.length];
    IntStream.range(0, ranked.length).forEach(rank -> ranks[ranked[rank]] = rank);
    lines =
        sorted(2 * size, line -> BoardLine.at(line < size, line % size).toString() + Direction.UP);
    places = new int[lines.length];
    IntStream.range(0, lines.length).forEach(place -> places[lines[place]] = place);
    spread0 = new long[1 << size];
    spread1 = new long[1 << size];
    for (int bits = 0; bits <= whole; bits++) {
      for (int i = 0; i < size; i++) {
        int cell = i * size;
        spread0[bits] |= cell < 64 ? (long) ((bits >> i) & 1) << cell : 0;
        spread1[bits] |= cell < 64 ? 0 : (long) ((bits >> i) & 1) << (cell - 64);
      }
    }
    columns = IntStream.range(0, size * size).map(bit -> bit / size).toArray();
    around0 = new long[size * size];
    around1 = new long[size * size];
    for (int column = 1; column < size - 1; column++) {
      for (int row = 1; row < size - 1; row++) {
        int bit = column * size + row;
        for (int neighbour : new int[] {bit - size, bit - 1, bit + 1, bit + size}) {
          around0[bit] |= low(neighbour);
          around1[bit] |= high(neighbour);
        }
      }
    }
    long block0 = 0;
    long block1 = 0;
    long all0 = 0;
    long all1 = 0;
    for (int column = 0; column < size; column++) {
      boolean within = (inBlock & (1 << column)) != 0;
      block0 |= within ? column0(inBlock, column) : 0;
      block1 |= within ? column1(inBlock, column) : 0;
      all0 |= column0(whole, column);
      all1 |= column1(whole, column);
    }
    this.block0 = block0;
    this.block1 = block1;
    this.all0 = all0;
    this.all1 = all1;
  }

  static Board of(int size) {
    return size == 9 ? NINE : ELEVEN;
  }

  /** Whether the board has a cell. */
  boolean has(Cell cell) {
    return cell.columnIndex() < size && cell.row() <= size;
  }

  /** The bit of a cell of the board. */
  int bit(Cell cell) {
    return cell.columnIndex() * size + cell.row() - 1;
  }

  Cell cell(int bit) {
    return Cell.at(bit / size, bit % size);
  }

  /** The place of a cell in the order of the texts. */
  int rank(int bit) {
    return ranks[bit];
  }

  int ranked(int rank) {
    return ranked[rank];
  }

  /** Whether a cell is on the block. */
  boolean inBlock(int bit) {
    return has(block0, block1, bit);
  }

  /** The bit of the cell in the middle. */
  int middle() {
    return size * size / 2;
  }

  /** Whether a cell has four neighbours, and a set holds them all. */
  boolean holdsAround(int bit, long low, long high) {
    return (around0[bit] | around1[bit]) != 0
        && (around0[bit] & ~low) == 0
        && (around1[bit] & ~high) == 0;
  }

  /** Whether a set has a cell. */
  static boolean has(long low, long high, int bit) {
    return ((bit < 64 ? low >>> bit : high >>> (bit - 64)) & 1) != 0;
  }

  /** The lower bits of the set of one cell. */
  static long low(int bit) {
    return bit < 64 ? 1L << bit : 0;
  }

  /** The higher bits of the set of one cell. */
  static long high(int bit) {
    return bit < 64 ? 0 : 1L << (bit - 64);
  }

  /** How many lines there are: first the columns, then the rows, each from 0. */
  int lines() {
    return 2 * size;
  }

  /** The line with a place in the order of the texts. */
  int line(int place) {
    return lines[place];
  }

  /** The place of a line in the order of the texts. */
  int place(int line) {
    return places[line];
  }

  /** Whether the board has a line. */
  boolean has(BoardLine line) {
    return line.number() <= size;
  }

  /** The index of a line of the board. */
  int index(BoardLine line) {
    return (line.column() ? 0 : size) + line.number() - 1;
  }

  boolean isColumn(int line) {
    return line < size;
  }

  /** The bit of the cell with an index in a line. */
  int bit(int line, int index) {
    return isColumn(line) ? line * size + index : index * size + line - size;
  }

  /** The line through a cell, a column or a row. */
  int lineThrough(int bit, boolean column) {
    return column ? columns[bit] : size + bit - columns[bit] * size;
  }

  /** The index of a cell in its column or row. */
  int index(int bit, boolean column) {
    return column ? bit - columns[bit] * size : columns[bit];
  }

  /** The column of a cell. */
  int columnOf(int bit) {
    return columns[bit];
  }

  /** The lower bits of a set that has some cells of a line. */
  long low(int line, int bits) {
    return isColumn(line) ? column0(bits, line) : mirrored0(bits, line - size);
  }

  /** The higher bits of a set that has some cells of a line. */
  long high(int line, int bits) {
    return isColumn(line) ? column1(bits, line) : mirrored1(bits, line - size);
  }

  /** The lower bits of a row's cells; those of a column in a copy mirrored at the diagonal. */
  long mirrored0(int bits, int row) {
    return spread0[bits] << row;
  }

  long mirrored1(int bits, int row) {
    return (spread1[bits] << row) | (spread0[bits] >>> 1 >>> (63 - row));
  }

  /** The lower bits of the lowest row's cells. */
  long lowestRow0(int bits) {
    return spread0[bits];
  }

  long lowestRow1(int bits) {
    return spread1[bits];
  }

  /** The cells of a set in a column. */
  int column(long low, long high, int column) {
    int first = column * size;
    return (int)
            (first < 64 ? (low >>> first) | (high << 1 << (63 - first)) : high >>> (first - 64))
        & whole;
  }

  private long column0(int bits, int column) {
    int first = column * size;
    return first < 64 ? (long) bits << first : 0;
  }

  private long column1(int bits, int column) {
    int first = column * size;
    return first < 64 ? (long) bits >>> 1 >>> (63 - first) : (long) bits << (first - 64);
  }

  private static int[] sorted(int count, IntFunction<String> text) {
    return IntStream.range(0, count)
        .boxed()
        .sorted(Comparator.comparing(text::apply))
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
