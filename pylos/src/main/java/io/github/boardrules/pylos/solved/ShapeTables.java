package io.github.boardrules.pylos.solved;

import java.util.Arrays;

/**
 * The values of all positions, a byte each: by shape, and by the set of the stones of the player to
 * move in it. A {@link ValueCode} says what a byte means; at first all are draws.
 */
final class ShapeTables {
  private final Shapes shapes;
  private final byte[][] tables;

  ShapeTables(Shapes shapes) {
    this.shapes = shapes;
    tables = new byte[shapes.size()][];
    for (int number = 0; number < tables.length; number++) {
      tables[number] = new byte[1 << Integer.bitCount(shapes.shape(number))];
    }
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

  /** Returns the value of a position that is not over, of a shape that has a table. */
  byte value(int occupied, int own) {
    int symmetry = shapes.symmetry(occupied);
    int canonical = shapes.board().image(occupied, symmetry);
    int index = CellBoard.compress(shapes.board().image(own, symmetry), canonical);
    return tables[shapes.number(canonical)][index];
  }
}
