package io.github.boardrules.examples.solved.pylos;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The values of all positions while they are computed, a byte each: by shape, and by the set of the
 * stones of the player to move in it. A {@link ValueCode} says what a byte means; at first all are
 * draws.
 */
final class ShapeTables {
  private final Shapes shapes;
  private final byte[][] tables;

  /** Returns tables of all shapes. */
  static ShapeTables all(Shapes shapes) {
    return new ShapeTables(shapes, IntStream.range(0, shapes.size()));
  }

  /** Creates tables of some shapes. */
  ShapeTables(Shapes shapes, IntStream numbers) {
    this.shapes = shapes;
    tables = new byte[shapes.size()][0];
    numbers.forEach(
        number -> tables[number] = new byte[1 << Integer.bitCount(shapes.shape(number))]);
  }

  /** Returns what the tables of some shapes take in memory. */
  static long bytes(Shapes shapes) {
    long bytes = 0;
    for (int number = 0; number < shapes.size(); number++) {
      bytes += 1L << Integer.bitCount(shapes.shape(number));
    }
    return bytes;
  }

  /** Makes all values draws. */
  void clear() {
    for (byte[] table : tables) {
      Arrays.fill(table, (byte) 0);
    }
  }

  /** Returns that all shapes have to be computed. */
  boolean[] allDue() {
    boolean[] due = new boolean[tables.length];
    Arrays.fill(due, true);
    return due;
  }

  Shapes shapes() {
    return shapes;
  }

  byte[] table(int number) {
    return tables[number];
  }

  /** Returns the values as they are in memory. */
  ShapeValues values() {
    return new ShapeValues(shapes, Arrays.stream(tables).map(ByteBuffer::wrap).toList());
  }
}
