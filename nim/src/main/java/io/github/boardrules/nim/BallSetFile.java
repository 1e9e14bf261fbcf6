package io.github.boardrules.nim;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.ByteBuffer;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * The file of tables: the format and its version, the variant, all words, and a checksum.
 *
 * @param variant the variant
 * @param words the number of words
 */
record BallSetFile(String variant, long words) {
  private static final String FORMAT = "boardrules one-two-three tables 1";
  private static final int BUFFER = 1 << 20;

  /** A part of a file that is mapped into memory may have at most two gigabytes. */
  private static final int MAX_PART_BITS = 27;

  void write(Path path, BallSetTables tables) throws IOException {
    CRC32C sum = new CRC32C();
    try (FileOutputStream file = new FileOutputStream(path.toFile());
        DataOutputStream out =
            new DataOutputStream(
                new CheckedOutputStream(new BufferedOutputStream(file, BUFFER), sum))) {
      out.writeUTF(FORMAT);
      out.writeUTF(variant);
      out.writeLong(words);
      ByteBuffer bytes = ByteBuffer.allocate(BUFFER);
      for (LongBuffer part : tables.parts()) {
        for (int from = 0; from < part.limit(); from += BUFFER / Long.BYTES) {
          int length = Math.min(BUFFER / Long.BYTES, part.limit() - from);
          bytes.asLongBuffer().put(part.slice(from, length));
          out.write(bytes.array(), 0, length * Long.BYTES);
        }
      }
      out.writeLong(sum.getValue());
      out.flush();
      file.getFD().sync();
    }
  }

  /** Returns the tables of a file that is whole, which are read from it when they are used. */
  Optional<BallSetTables> read(Path path) throws IOException {
    CRC32C sum = new CRC32C();
    try (DataInputStream in =
        new DataInputStream(
            new CheckedInputStream(
                new BufferedInputStream(Files.newInputStream(path), BUFFER), sum))) {
      if (!in.readUTF().equals(FORMAT) || !in.readUTF().equals(variant) || in.readLong() != words) {
        return Optional.empty();
      }
      byte[] buffer = new byte[BUFFER];
      for (long rest = words * Long.BYTES; rest > 0; rest -= BUFFER) {
        in.readFully(buffer, 0, (int) Math.min(rest, BUFFER));
      }
      long found = sum.getValue();
      return in.readLong() == found && in.read() < 0 ? Optional.of(mapped(path)) : Optional.empty();
    } catch (EOFException | UTFDataFormatException damaged) {
      return Optional.empty();
    }
  }

  private BallSetTables mapped(Path path) throws IOException {
    int bits = Math.min(MAX_PART_BITS, Long.numberOfTrailingZeros(words));
    // A text is written as its length in two bytes and, here, a byte for each character.
    long from = (long) Short.BYTES + FORMAT.length() + Short.BYTES + variant.length() + Long.BYTES;
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
