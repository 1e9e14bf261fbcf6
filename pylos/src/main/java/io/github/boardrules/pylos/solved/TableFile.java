package io.github.boardrules.pylos.solved;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * The file of tables: the format and its version, the variant, the number of shapes; for each shape
 * whether it has to be computed again, and its table; a checksum of all this.
 *
 * @param path where the file is
 * @param variant the variant
 * @param shapes its shapes
 */
record TableFile(Path path, String variant, Shapes shapes) {
  private static final String FORMAT = "boardrules pylos tables 1";
  private static final int BUFFER = 1 << 20;

  /** A part of a file that is mapped into memory may have at most two gigabytes. */
  private static final long MAX_MAPPED = 1L << 30;

  /** Receives the tables of a file. */
  private interface Receiver {
    /**
     * Reads a table.
     *
     * @return whether to go on
     */
    boolean receive(DataInputStream in, int number, boolean isDue) throws IOException;
  }

  /**
   * Reads tables, finished or not.
   *
   * @param tables receives the values
   * @return which shapes have to be computed again; empty if there is no file, or if it is damaged
   *     or of another version, and then the tables may hold anything
   */
  Optional<boolean[]> read(ShapeTables tables) throws IOException {
    boolean[] due = new boolean[shapes.size()];
    boolean isWhole =
        read(
            (in, number, isDue) -> {
              due[number] = isDue;
              in.readFully(tables.table(number));
              return true;
            });
    return isWhole ? Optional.of(due) : Optional.empty();
  }

  /**
   * Returns the values of finished tables, which are read from the file when they are used; empty
   * if the tables are not finished, or in the cases of {@link #read(ShapeTables)}.
   */
  Optional<ShapeValues> values() throws IOException {
    byte[] buffer = new byte[BUFFER];
    boolean isWhole =
        read(
            (in, number, isDue) -> {
              for (int rest = length(number); rest > 0 && !isDue; rest -= BUFFER) {
                in.readFully(buffer, 0, Math.min(rest, BUFFER));
              }
              return !isDue;
            });
    return isWhole
        ? Optional.of(new ShapeValues(shapes, mapped(), Optional.of(path)))
        : Optional.empty();
  }

  private int length(int number) {
    return 1 << Integer.bitCount(shapes.shape(number));
  }

  /** Passes on all tables, and returns whether the file is there and whole. */
  private boolean read(Receiver receiver) throws IOException {
    CRC32C sum = new CRC32C();
    try (DataInputStream in =
        new DataInputStream(
            new CheckedInputStream(
                new BufferedInputStream(Files.newInputStream(path), BUFFER), sum))) {
      if (!in.readUTF().equals(FORMAT)
          || !in.readUTF().equals(variant)
          || in.readInt() != shapes.size()) {
        return false;
      }
      for (int number = 0; number < shapes.size(); number++) {
        if (!receiver.receive(in, number, in.readBoolean())) {
          return false;
        }
      }
      long found = sum.getValue();
      return in.readLong() == found && in.read() < 0;
    } catch (NoSuchFileException | EOFException | UTFDataFormatException missing) {
      return false;
    }
  }

  /** Maps the tables of a file that has been checked. */
  private List<ByteBuffer> mapped() throws IOException {
    List<ByteBuffer> tables = new ArrayList<>();
    try (FileChannel channel = FileChannel.open(path)) {
      long from = headerLength();
      while (tables.size() < shapes.size()) {
        int first = tables.size();
        long length = 0;
        for (int next = first; next < shapes.size(); next++) {
          if (length + 1 + length(next) > MAX_MAPPED) {
            break;
          }
          length += 1 + length(next);
        }
        ByteBuffer part = channel.map(MapMode.READ_ONLY, from, length);
        for (int at = 0; at < length; at += length(tables.size() - 1)) {
          at++;
          tables.add(part.slice(at, length(tables.size())));
        }
        from += length;
      }
    }
    return tables;
  }

  private long headerLength() {
    // A text is written as its length in two bytes and, here, a byte for each character.
    return (long) Short.BYTES + FORMAT.length() + Short.BYTES + variant.length() + Integer.BYTES;
  }

  /**
   * Writes tables.
   *
   * @param due which shapes have to be computed again
   */
  void write(ShapeTables tables, boolean[] due) throws IOException {
    CRC32C sum = new CRC32C();
    try (FileOutputStream file = new FileOutputStream(path.toFile());
        DataOutputStream out =
            new DataOutputStream(
                new CheckedOutputStream(new BufferedOutputStream(file, BUFFER), sum))) {
      out.writeUTF(FORMAT);
      out.writeUTF(variant);
      out.writeInt(due.length);
      for (int number = 0; number < due.length; number++) {
        out.writeBoolean(due[number]);
        out.write(tables.table(number));
      }
      out.writeLong(sum.getValue());
      out.flush();
      file.getFD().sync();
    }
  }
}
