package io.github.boardrules.examples.solved.grid;

import io.github.boardrules.examples.solved.table.TableFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a file of tables holds: the number of words, and all words.
 *
 * @param variant the variant
 * @param words the number of words
 */
record BallSetFile(String variant, long words) {
  private static final int BUFFER = TableFile.BUFFER;

  /** A part of a file that is mapped into memory may have at most two gigabytes. */
  private static final int MAX_PART_BITS = 27;

  private TableFile file() {
    return new TableFile("boardrules one-two-three tables 1", variant);
  }

  void write(Path path, BallSetTables tables) throws IOException {
    file()
        .write(
            path,
            out -> {
              out.writeLong(words);
              ByteBuffer bytes = ByteBuffer.allocate(BUFFER);
              for (LongBuffer part : tables.parts()) {
                for (int from = 0; from < part.limit(); from += BUFFER / Long.BYTES) {
                  int length = Math.min(BUFFER / Long.BYTES, part.limit() - from);
                  bytes.asLongBuffer().put(part.slice(from, length));
                  out.write(bytes.array(), 0, length * Long.BYTES);
                }
              }
            });
  }

  /** Returns the tables of a file that is whole, which are read from it when they are used. */
  Optional<BallSetTables> read(Path path) throws IOException {
    byte[] buffer = new byte[BUFFER];
    boolean isWhole =
        file()
            .read(
                path,
                in -> {
                  if (in.readLong() != words) {
                    return false;
                  }
                  for (long rest = words * Long.BYTES; rest > 0; rest -= BUFFER) {
                    in.readFully(buffer, 0, (int) Math.min(rest, BUFFER));
                  }
                  return true;
                });
    return isWhole ? Optional.of(mapped(path)) : Optional.empty();
  }

  private BallSetTables mapped(Path path) throws IOException {
    int bits = Math.min(MAX_PART_BITS, Long.numberOfTrailingZeros(words));
    long from = file().start() + Long.BYTES;
    List<LongBuffer> parts = new ArrayList<>();
    try (FileChannel channel = FileChannel.open(path)) {
      long length = (1L << bits) * Long.BYTES;
      for (long part = 0; part < words >>> bits; part++) {
        parts.add(channel.map(MapMode.READ_ONLY, from + part * length, length).asLongBuffer());
      }
    }
    return new BallSetTables(bits, parts);
  }
}
