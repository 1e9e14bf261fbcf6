package io.github.boardrules.pikkpakk.board;

import io.github.boardrules.pikkpakk.value.PikkPakkCell;
import io.github.boardrules.pikkpakk.value.PikkPakkDirection;
import io.github.boardrules.pikkpakk.value.PikkPakkLine;
import java.util.Comparator;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * A square board whose cells are bits (RULES.md, "Equipment and board").
 *
 * <p><b>Design.</b> A bitboard (<a
 * href="https://www.chessprogramming.org/Bitboards">chessprogramming.org</a>) of 128 bits, in a low
 * and a high {@code long}. The bits go column by column, each from the bottom: neighbours in a
 * column are one bit apart, neighbours in a row as many bits as the board has rows. A single line
 * is a small {@code int} with a bit for each of its cells from its lower or left end; {@link
 * LineBits} reads rows as fast as columns.
 */
public final class Board {
  /** The number of cells in a line of the block. */
  public static final int BLOCK = 7;

  public static final Board NINE = new Board(9);

  public static final Board ELEVEN = new Board(11);

  /** The number of cells in a line of the board. */
  public final int size;

  /** The column and the row in which the block begins, from 0. */
  public final int margin;

  /** All cells of a line, as bits. */
  public final int lineIndexes;

  /** The cells of a line that are on the block, as bits. */
  public final int blockIndexes;

  public final long allLow;
  public final long allHigh;

  public final long blockLow;
  public final long blockHigh;

  /** By cell: its rank in the ASCII order of pushes, and the cell of each rank. */
  private final int[] ranks;

  private final int[] bitsByRank;

  /** The lines in the ASCII order of their pushes, and the place of each line. */
  private final int[] lines;

  private final int[] places;

  /** By the bits of a row: the set of these cells in the lowest row. */
  private final long[] spreadLow;

  private final long[] spreadHigh;

  /** By cell: its column. A table look-up is faster than a division. */
  private final int[] columns;

  /** By cell: its four neighbours; the empty set for a cell of the edge. */
  private final long[] aroundLow;

  private final long[] aroundHigh;

  private Board(int size) {
    this.size = size;
    margin = (size - BLOCK) / 2;
    lineIndexes = (1 << size) - 1;
    blockIndexes = ((1 << BLOCK) - 1) << margin;
    bitsByRank =
        sorted(
            size * size, cell -> cell(cell / size, cell % size).toString() + PikkPakkDirection.UP);
    ranks = new int[bitsByRank.length];
    IntStream.range(0, bitsByRank.length).forEach(rank -> ranks[bitsByRank[rank]] = rank);
    lines =
        sorted(
            2 * size,
            line ->
                new PikkPakkLine(line < size, line % size + 1).toString() + PikkPakkDirection.UP);
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
          aroundLow[bit] |= CellSets.low(neighbour);
          aroundHigh[bit] |= CellSets.high(neighbour);
        }
      }
    }
    allLow = -1;
    allHigh = (1L << (size * size - Long.SIZE)) - 1;
    long blockLow = 0;
    long blockHigh = 0;
    for (int column = margin; column < margin + BLOCK; column++) {
      blockLow |= columnLow(blockIndexes, column);
      blockHigh |= columnHigh(blockIndexes, column);
    }
    this.blockLow = blockLow;
    this.blockHigh = blockHigh;
  }

  public static Board of(int size) {
    return size == 9 ? NINE : ELEVEN;
  }

  /** Returns the cell in a column and a row, both from 0. */
  public static PikkPakkCell cell(int column, int row) {
    return new PikkPakkCell((char) ('a' + column), row + 1);
  }

  public static int columnIndex(PikkPakkCell cell) {
    return cell.column() - 'a';
  }

  public boolean has(PikkPakkCell cell) {
    return columnIndex(cell) < size && cell.row() <= size;
  }

  public int bit(PikkPakkCell cell) {
    return columnIndex(cell) * size + cell.row() - 1;
  }

  public PikkPakkCell cell(int bit) {
    return cell(bit / size, bit % size);
  }

  /** Returns the rank of a cell in the ASCII order of pushes. */
  public int rankOf(int bit) {
    return ranks[bit];
  }

  public int bitOfRank(int rank) {
    return bitsByRank[rank];
  }

  public boolean isInBlock(int bit) {
    return CellSets.has(blockLow, blockHigh, bit);
  }

  public int middle() {
    return size * size / 2;
  }

  /** Returns whether a cell has four neighbours, all of them in a set. */
  public boolean hasAllNeighbours(int bit, long low, long high) {
    return (aroundLow[bit] | aroundHigh[bit]) != 0
        && (aroundLow[bit] & ~low) == 0
        && (aroundHigh[bit] & ~high) == 0;
  }

  /** Returns the number of lines: first the columns, then the rows, each from 0. */
  public int lines() {
    return 2 * size;
  }

  public int line(int place) {
    return lines[place];
  }

  public int place(int line) {
    return places[line];
  }

  public boolean has(PikkPakkLine line) {
    return line.number() <= size;
  }

  public int index(PikkPakkLine line) {
    return (line.isColumn() ? 0 : size) + line.number() - 1;
  }

  public boolean isColumn(int line) {
    return line < size;
  }

  public PikkPakkLine boardLine(int line) {
    return isColumn(line)
        ? new PikkPakkLine(true, line + 1)
        : new PikkPakkLine(false, line - size + 1);
  }

  /** Returns the cells of a line that are on the block, as bits. */
  public int block(int line) {
    int index = isColumn(line) ? line : line - size;
    return (blockIndexes >> index & 1) == 0 ? 0 : blockIndexes;
  }

  public int bit(int line, int index) {
    return isColumn(line) ? line * size + index : index * size + line - size;
  }

  public int lineThrough(int bit, boolean column) {
    return column ? columns[bit] : size + bit - columns[bit] * size;
  }

  public int index(int bit, boolean column) {
    return column ? bit - columns[bit] * size : columns[bit];
  }

  public int columnOf(int bit) {
    return columns[bit];
  }

  /** Returns the low word of the set of some cells of a line. */
  public long low(int line, int bits) {
    return isColumn(line) ? columnLow(bits, line) : mirroredLow(bits, line - size);
  }

  public long high(int line, int bits) {
    return isColumn(line) ? columnHigh(bits, line) : mirroredHigh(bits, line - size);
  }

  /** Returns the low word of some cells of a row, a column of the transposed board. */
  long mirroredLow(int bits, int row) {
    return spreadLow[bits] << row;
  }

  long mirroredHigh(int bits, int row) {
    return (spreadHigh[bits] << row) | (spreadLow[bits] >>> 1 >>> (63 - row));
  }

  /** Returns the cells of a set in a column, as the bits of a line. */
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
