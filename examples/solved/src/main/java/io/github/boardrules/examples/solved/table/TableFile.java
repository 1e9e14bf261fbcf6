package io.github.boardrules.examples.solved.table;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UTFDataFormatException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * A file of tables: the format and its version, the variant, what the game writes, and a checksum
 * of all this.
 *
 * @param format the format, in ASCII
 * @param variant the id of the variant
 */
public record TableFile(String format, String variant) {
  /** A good number of bytes to read or write at once. */
  public static final int BUFFER = 1 << 20;

  /** Reads what a game has written, and returns whether it is what is wanted. */
  @FunctionalInterface
  public interface Reader {
    boolean read(DataInputStream in) throws IOException;
  }

  /** Writes what a game wants to keep. */
  @FunctionalInterface
  public interface Writer {
    void write(DataOutputStream out) throws IOException;
  }

  /**
   * Reads a file.
   *
   * @return whether the file is whole and of this format and variant, and what is wanted; if not,
   *     the reader may have got anything
   */
  public boolean read(Path path, Reader content) throws IOException {
    CRC32C sum = new CRC32C();
    try (DataInputStream in =
        new DataInputStream(
            new CheckedInputStream(
                new BufferedInputStream(Files.newInputStream(path), BUFFER), sum))) {
      if (!in.readUTF().equals(format) || !in.readUTF().equals(variant) || !content.read(in)) {
        return false;
      }
      long found = sum.getValue();
      return in.readLong() == found && in.read() < 0;
    } catch (EOFException | UTFDataFormatException damaged) {
      return false;
    }
  }

  /** Writes a file. */
  public void write(Path path, Writer content) throws IOException {
    CRC32C sum = new CRC32C();
    try (FileOutputStream file = new FileOutputStream(path.toFile());
        DataOutputStream out =
            new DataOutputStream(
                new CheckedOutputStream(new BufferedOutputStream(file, BUFFER), sum))) {
      out.writeUTF(format);
      out.writeUTF(variant);
      content.write(out);
      out.writeLong(sum.getValue());
      out.flush();
      file.getFD().sync();
    }
  }

  /** {@return where in the file that begins what the game has written} */
  public long start() {
    // A text is written as its length in two bytes and, here, a byte for each character.
    return (long) Short.BYTES + format.length() + Short.BYTES + variant.length();
  }
}
