package io.github.boardrules.examples.solved.pylos;

import io.github.boardrules.examples.solved.table.TableFile;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a file of tables holds: the number of shapes, and for each of them whether it has to be
 * computed again, and its table.
 *
 * @param variant the variant
 * @param shapes its shapes
 */
record ShapeFile(String variant, Shapes shapes) {
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

  private TableFile file() {
    return new TableFile("boardrules pylos tables 1", variant);
  }

  /**
   * Reads tables, finished or not.
   *
   * @param tables receives the values
   * @return which shapes have to be computed again; empty if the file is damaged or of another
   *     version, and then the tables may hold anything
   */
  Optional<boolean[]> read(Path path, ShapeTables tables) throws IOException {
    boolean[] due = new boolean[shapes.size()];
    boolean isWhole =
        read(
            path,
            (in, number, isDue) -> {
              due[number] = isDue;
              in.readFully(tables.table(number));
              return true;
            });
    return isWhole ? Optional.of(due) : Optional.empty();
  }

  /**
   * Returns the values of finished tables, which are read from the file when they are used; empty
   * if the tables are not finished, damaged or of another version.
   */
  Optional<ShapeValues> values(Path path) throws IOException {
    byte[] buffer = new byte[TableFile.BUFFER];
    boolean isWhole =
        read(
            path,
            (in, number, isDue) -> {
              for (int rest = length(number); rest > 0 && !isDue; rest -= buffer.length) {
                in.readFully(buffer, 0, Math.min(rest, buffer.length));
              }
              return !isDue;
            });
    return isWhole ? Optional.of(new ShapeValues(shapes, mapped(path))) : Optional.empty();
  }

  private int length(int number) {
    return 1 << Integer.bitCount(shapes.shape(number));
  }

  /** Passes on all tables, and returns whether the file is whole. */
  private boolean read(Path path, Receiver receiver) throws IOException {
    return file()
        .read(
            path,
            in -> {
              if (in.readInt() != shapes.size()) {
                return false;
              }
              for (int number = 0; number < shapes.size(); number++) {
                if (!receiver.receive(in, number, in.readBoolean())) {
                  return false;
                }
              }
              return true;
            });
  }

  /** Maps the tables of a file that has been checked. */
  private List<ByteBuffer> mapped(Path path) throws IOException {
    List<ByteBuffer> tables = new ArrayList<>();
    try (FileChannel channel = FileChannel.open(path)) {
      long from = file().start() + Integer.BYTES;
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

  /**
   * Writes tables.
   *
   * @param due which shapes have to be computed again
   */
  void write(Path path, ShapeTables tables, boolean[] due) throws IOException {
    file()
        .write(
            path,
            out -> {
              out.writeInt(due.length);
              for (int number = 0; number < due.length; number++) {
                out.writeBoolean(due[number]);
                out.write(tables.table(number));
              }
            });
  }
}
