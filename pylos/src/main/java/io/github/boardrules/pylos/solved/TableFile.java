package io.github.boardrules.pylos.solved;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;

/**
 * Tables in a folder. A file is written beside the old one and takes its place when it is whole, so
 * that neither an interrupt nor a full disk costs what was there. It ends with a checksum.
 *
 * <p>Nobody else may use the folder meanwhile: a file in it is locked as long as the object is
 * open.
 */
final class TableFile implements AutoCloseable {
  private static final String FORMAT = "boardrules pylos tables 1";
  private static final int BUFFER = 1 << 20;

  private final Path folder;
  private final String variant;
  private final FileChannel channel;
  private final FileLock lock;

  private TableFile(Path folder, String variant, FileChannel channel, FileLock lock) {
    this.folder = folder;
    this.variant = variant;
    this.channel = channel;
    this.lock = lock;
  }

  /**
   * Opens a folder, which is made if it is missing.
   *
   * @throws IOException if it cannot be used, or somebody else uses it
   */
  static TableFile open(Path folder, String variant) throws IOException {
    Files.createDirectories(folder);
    FileChannel channel =
        FileChannel.open(
            folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return new TableFile(folder, variant, channel, lock);
      }
    } catch (OverlappingFileLockException inThisProcess) {
      // The same as a lock of another process.
    }
    channel.close();
    throw new IOException("Another solver uses the folder " + folder + ".");
  }

  private Path file() {
    return folder.resolve(variant.replace(':', ' ').replace(',', ' ') + ".tables");
  }

  /**
   * Reads the tables.
   *
   * @param tables receives the values
   * @return which shapes have to be computed again; empty if there is no file, or if it is damaged
   *     or of another version, and then the tables may hold anything
   * @throws IOException if the file cannot be read
   */
  Optional<boolean[]> read(ShapeTables tables) throws IOException {
    CRC32C sum = new CRC32C();
    try (DataInputStream in =
        new DataInputStream(
            new CheckedInputStream(
                new BufferedInputStream(Files.newInputStream(file()), BUFFER), sum))) {
      if (!in.readUTF().equals(FORMAT)
          || !in.readUTF().equals(variant)
          || in.readInt() != tables.shapes().size()) {
        return Optional.empty();
      }
      boolean[] due = new boolean[tables.shapes().size()];
      for (int number = 0; number < due.length; number++) {
        due[number] = in.readBoolean();
        in.readFully(tables.table(number));
      }
      long found = sum.getValue();
      return in.readLong() == found && in.read() < 0 ? Optional.of(due) : Optional.empty();
    } catch (NoSuchFileException | EOFException | java.io.UTFDataFormatException missing) {
      return Optional.empty();
    }
  }

  /**
   * Writes the tables.
   *
   * @param due which shapes have to be computed again
   * @throws IOException if the file cannot be written; the old one stays
   */
  void write(ShapeTables tables, boolean[] due) throws IOException {
    Path part = folder.resolve("tables.part");
    CRC32C sum = new CRC32C();
    try (FileOutputStream file = new FileOutputStream(part.toFile());
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
    } catch (IOException problem) {
      Files.deleteIfExists(part);
      throw problem;
    }
    Files.move(part, file(), StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() throws IOException {
    lock.release();
    channel.close();
  }
}
