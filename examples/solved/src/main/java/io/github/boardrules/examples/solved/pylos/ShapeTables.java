package io.github.boardrules.examples.solved.pylos;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.stream.IntStream;

/**
 * The values of all positions while they are computed, a byte each: by shape, and by the set of the
 * stones of the player to move in it. A {@link ValueCode} says what a byte means; at first all are
 * draws. A file has the number of shapes, and for each of them whether it is due, and its table.
 */
final class ShapeTables {
  final Shapes shapes;

  /** By shape: 1 if it has to be computed, 0 if not. */
  final AtomicIntegerArray due;

  private final byte[][] tables;

  /** Creates tables of some shapes. */
  ShapeTables(Shapes shapes, IntStream numbers) {
    this.shapes = shapes;
    due = new AtomicIntegerArray(shapes.size());
    tables = new byte[shapes.size()][0];
    numbers.forEach(number -> tables[number] = new byte[shapes.length(number)]);
  }

  /** Makes all values draws, which have to be computed. */
  void clear() {
    for (int number = 0; number < tables.length; number++) {
      due.set(number, 1);
      Arrays.fill(tables[number], (byte) 0);
    }
  }

  byte[] table(int number) {
    return tables[number];
  }

  /** Returns the values as they are in memory. */
  List<ByteBuffer> values() {
    return Arrays.stream(tables).map(ByteBuffer::wrap).toList();
  }

  /** Reads tables, finished or not; returns false if they are of other shapes. */
  boolean read(DataInputStream in) throws IOException {
    if (in.readInt() != tables.length) {
      return false;
    }
    for (int number = 0; number < tables.length; number++) {
      due.set(number, in.readBoolean() ? 1 : 0);
      in.readFully(tables[number]);
    }
    return true;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeInt(tables.length);
    for (int number = 0; number < tables.length; number++) {
      out.writeBoolean(due.get(number) != 0);
      out.write(tables[number]);
    }
  }
}
