package io.github.boardrules.examples.solved.table;

import io.github.boardrules.examples.solved.table.TableFolderException.Trouble;
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
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * A folder that keeps the tables of a variant in a file: the format, the variant, what the game
 * writes, and a checksum of all this. There is one writer at a time, and a new file takes the place
 * of the one before it when it is whole.
 *
 * @param folder the folder; it is made when it is locked
 * @param format the format and its version, in ASCII
 * @param variant the id of the variant
 * @param bytes how much space the tables take
 */
public record TableFolder(Path folder, String format, String variant, long bytes) {
  private static final int BUFFER = 1 << 20;

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

  /** Returns the path of the tables, which may not exist. */
  public Path file() {
    return path(".tables");
  }

  private Path path(String ending) {
    return folder.resolve(variant.replaceAll("[:,]", "-") + ending);
  }

  /**
   * Reads the tables.
   *
   * @return whether they are there, whole, of this format and variant, and what is wanted; if not,
   *     the reader may have got anything
   * @throws TableFolderException if the file cannot be read
   */
  public boolean read(Reader content) {
    if (!Files.exists(file())) {
      return false;
    }
    CRC32C sum = new CRC32C();
    try (DataInputStream in =
        new DataInputStream(
            new CheckedInputStream(
                new BufferedInputStream(Files.newInputStream(file()), BUFFER), sum))) {
      if (!in.readUTF().equals(format) || !in.readUTF().equals(variant) || !content.read(in)) {
        return false;
      }
      long found = sum.getValue();
      return in.readLong() == found && in.read() < 0;
    } catch (EOFException | UTFDataFormatException damaged) {
      return false;
    } catch (IOException problem) {
      throw unusable(problem);
    }
  }

  /** Returns a part of what the game has written, which is read from the file when it is used. */
  public ByteBuffer mapped(long from, long length) {
    // A text is written as its length in two bytes and, here, a byte for each character.
    long start = 2L * Short.BYTES + format.length() + variant.length();
    try (FileChannel channel = FileChannel.open(file())) {
      return channel.map(MapMode.READ_ONLY, start + from, length);
    } catch (IOException problem) {
      throw unusable(problem);
    }
  }

  /**
   * Writes tables, which take the place of the ones before when they are whole.
   *
   * @throws TableFolderException if that fails; the ones before are still there
   */
  public void write(Writer content) {
    try {
      Path part = path(".part");
      try {
        write(part, content);
        Files.move(part, file(), StandardCopyOption.REPLACE_EXISTING);
      } finally {
        Files.deleteIfExists(part);
      }
    } catch (IOException problem) {
      throw unusable(problem);
    }
  }

  private void write(Path path, Writer content) throws IOException {
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

  /**
   * Makes the folder if it is missing, and works while nobody else can write the tables.
   *
   * @throws TableFolderException if somebody else writes them, if there is no room for an old file
   *     and a new one, or if the folder cannot be used
   */
  public void whileLocked(Runnable work) {
    try {
      Files.createDirectories(folder);
      try (FileChannel channel =
          FileChannel.open(path(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
        if (!isLocked(channel)) {
          throw new TableFolderException(
              Trouble.IN_USE, folder, "another solver makes the tables of " + variant + " there.");
        }
        long there = Files.exists(file()) ? Files.size(file()) : 0;
        if (Files.getFileStore(folder).getUsableSpace() < 2 * bytes - there) {
          throw new TableFolderException(Trouble.FULL, folder, 2 * bytes + " bytes are needed.");
        }
        work.run();
      }
    } catch (IOException problem) {
      throw unusable(problem);
    }
  }

  /** Locks a file until the channel is closed, unless somebody has locked it. */
  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException inThisProcess) {
      return false;
    }
  }

  private TableFolderException unusable(IOException problem) {
    return new TableFolderException(Trouble.UNUSABLE, folder, problem.toString());
  }
}
