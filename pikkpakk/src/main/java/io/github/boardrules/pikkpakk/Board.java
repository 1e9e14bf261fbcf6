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
 * its cells from its lower or left end; {@link LineBits} reads rows as fast as columns.
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
  final int lineIndexes;

  /** The cells of a line that are on the block. */
  final int blockIndexes;

  final long allLow;
  final long allHigh;
  final long blockLow;
  final long blockHigh;

  /** By cell: its number in the order of the texts of pushes, and back. */
  private final int[] ranks;

  private final int[] bitsByRank;

  /** The lines in the order of their texts, and back. */
  private final int[] lines;

  private final int[] places;

  /** By the bits of a row: its cells' bits, were it the lowest row. */
  private final long[] spreadLow;

  private final long[] spreadHigh;

  /** By cell: its column. Tables are faster than division. */
  private final int[] columns;

  /** By cell: its four neighbours; none where it has fewer. */
  private final long[] aroundLow;

  private final long[] aroundHigh;

  private Board(int size) {
    this.size = size;
    margin = (size - BLOCK) / 2;
    lineIndexes = (1 << size) - 1;
    blockIndexes = ((1 << BLOCK) - 1) << margin;
    bitsByRank =
        sorted(size * size, cell -> Cell.at(cell / size, cell % size).toString() + Direction.UP);
    ranks = new int[bitsByRank.length];
    IntStream.range(0, bitsByRank.length).forEach(rank -> ranks[bitsByRank[rank]] = rank);
    lines =
        sorted(2 * size, line -> BoardLine.at(line < size, line % size).toString() + Direction.UP);
    places = new int[lines.length];
    IntStream.range(0, lines.length).forEach(place -> places[lines[place]] = place);
    spreadLow = new long[1 << size];
    spreadHigh = new long[1 << size];
    for (int bits = 0; bits <= lineIndexes; bits++) {
      for (int i = 0; i < size; i++) {
        int cell = i * size;
        spreadLow[bits] |= cell < 64 ? (long) ((bits >> i) & 1) << cell : 0;
        spreadHigh[bits] |= cell < 64 ? 0 : (long) ((bits >> i) & 1) << (cell - 64);
      }
    }
    columns = IntStream.range(0, size * size).map(bit -> bit / size).toArray();
    aroundLow = new long[size * size];
    aroundHigh = new long[size * size];
    for (int column = 1; column < size - 1; column++) {
      for (int row = 1; row < size - 1; row++) {
        int bit = column * size + row;
        for (int neighbour : new int[] {bit - size, bit - 1, bit + 1, bit + size}) {
          aroundLow[bit] |= low(neighbour);
          aroundHigh[bit] |= high(neighbour);
        }
      }
    }
    long blockLow = 0;
    long blockHigh = 0;
    long allLow = 0;
    long allHigh = 0;
    for (int column = 0; column < size; column++) {
      boolean within = (blockIndexes & (1 << column)) != 0;
      blockLow |= within ? columnLow(blockIndexes, column) : 0;
      blockHigh |= within ? columnHigh(blockIndexes, column) : 0;
      allLow |= columnLow(lineIndexes, column);
      allHigh |= columnHigh(lineIndexes, column);
    }
    this.blockLow = blockLow;
    this.blockHigh = blockHigh;
    this.allLow = allLow;
    this.allHigh = allHigh;
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
  int rankOf(int bit) {
    return ranks[bit];
  }

  int bitOfRank(int rank) {
    return bitsByRank[rank];
  }

  /** Whether a cell is on the block. */
  boolean isInBlock(int bit) {
    return has(blockLow, blockHigh, bit);
  }

  /** The bit of the cell in the middle. */
  int middle() {
    return size * size / 2;
  }

  /** Whether a cell has four neighbours, and a set holds them all. */
  boolean hasAllNeighbours(int bit, long low, long high) {
    return (aroundLow[bit] | aroundHigh[bit]) != 0
        && (aroundLow[bit] & ~low) == 0
        && (aroundHigh[bit] & ~high) == 0;
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
    return (line.isColumn() ? 0 : size) + line.number() - 1;
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
    return isColumn(line) ? columnLow(bits, line) : mirroredLow(bits, line - size);
  }

  /** The higher bits of a set that has some cells of a line. */
  long high(int line, int bits) {
    return isColumn(line) ? columnHigh(bits, line) : mirroredHigh(bits, line - size);
  }

  /** The lower bits of a row's cells; those of a column in a copy mirrored at the diagonal. */
  long mirroredLow(int bits, int row) {
    return spreadLow[bits] << row;
  }

  long mirroredHigh(int bits, int row) {
    return (spreadHigh[bits] << row) | (spreadLow[bits] >>> 1 >>> (63 - row));
  }

  /** The lower bits of the lowest row's cells. */
  long lowestRowLow(int bits) {
    return spreadLow[bits];
  }

  long lowestRowHigh(int bits) {
    return spreadHigh[bits];
  }

  /** The cells of a set in a column. */
  int column(long low, long high, int column) {
    int first = column * size;
    return (int)
            (first < 64 ? (low >>> first) | (high << 1 << (63 - first)) : high >>> (first - 64))
        & lineIndexes;
  }

  private long columnLow(int bits, int column) {
    int first = column * size;
    return first < 64 ? (long) bits << first : 0;
  }

  private long columnHigh(int bits, int column) {
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
