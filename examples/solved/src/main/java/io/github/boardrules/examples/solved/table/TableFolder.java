package io.github.boardrules.examples.solved.table;

import io.github.boardrules.examples.solved.table.TableFolderException.Trouble;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A folder in which the tables of a variant are kept. It says where the file is, allows one writer
 * at a time, and replaces a file by a new one when that is whole; what is in the file, the game
 * decides.
 *
 * @param folder the folder; it is made when it is locked
 * @param variant the id of the variant
 * @param bytes how much space the tables take
 */
public record TableFolder(Path folder, String variant, long bytes) {

  /** Reads tables from a file; empty if it is damaged or of another version. */
  @FunctionalInterface
  public interface Reading<T> {
    Optional<T> read(Path file) throws IOException;
  }

  /** Writes tables into a file. */
  @FunctionalInterface
  public interface Writing {
    void write(Path file) throws IOException;
  }

  /** The right to write the tables, which nobody else has meanwhile. */
  public static final class Writer implements AutoCloseable {
    private final TableFolder place;
    private final FileChannel channel;
    private final FileLock lock;

    private Writer(TableFolder place, FileChannel channel, FileLock lock) {
      this.place = place;
      this.channel = channel;
      this.lock = lock;
    }

    /**
     * Writes tables, which take the place of the ones before when they are whole.
     *
     * @throws TableFolderException if that fails; the ones before are still there
     */
    public void write(Writing writing) {
      try {
        Path part = place.path(".part");
        try {
          writing.write(part);
          Files.move(part, place.file(), StandardCopyOption.REPLACE_EXISTING);
        } finally {
          Files.deleteIfExists(part);
        }
      } catch (IOException problem) {
        throw place.unusable(problem);
      }
    }

    /** Lets others write. */
    @Override
    public void close() {
      try {
        lock.release();
        channel.close();
      } catch (IOException problem) {
        throw place.unusable(problem);
      }
    }
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
   * @return what it returns; empty if there is no file
   * @throws TableFolderException if the file cannot be read
   */
  public <T> Optional<T> read(Reading<T> reading) {
    try {
      return Files.exists(file()) ? reading.read(file()) : Optional.empty();
    } catch (IOException problem) {
      throw unusable(problem);
    }
  }

  /**
   * Makes the folder if it is missing, and locks the tables in it.
   *
   * @return the right to write them, to be closed
   * @throws TableFolderException if somebody else has it, if there is no room for an old file and a
   *     new one, or if the folder cannot be used
   */
  public Writer lock() {
    try {
      Files.createDirectories(folder);
      Writer writer = tryLock();
      if (writer == null) {
        throw new TableFolderException(
            Trouble.IN_USE, folder, "another solver makes the tables of " + variant + " there.");
      }
      if (!hasSpace()) {
        writer.close();
        throw new TableFolderException(Trouble.FULL, folder, 2 * bytes + " bytes are needed.");
      }
      return writer;
    } catch (IOException problem) {
      throw unusable(problem);
    }
  }

  private @Nullable Writer tryLock() throws IOException {
    FileChannel channel =
        FileChannel.open(path(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return new Writer(this, channel, lock);
      }
    } catch (OverlappingFileLockException inThisProcess) {
      // The same as a lock of another process.
    } catch (IOException problem) {
      channel.close();
      throw problem;
    }
    channel.close();
    return null;
  }

  private boolean hasSpace() throws IOException {
    long there = Files.exists(file()) ? Files.size(file()) : 0;
    return Files.getFileStore(folder).getUsableSpace() >= 2 * bytes - there;
  }

  private TableFolderException unusable(IOException problem) {
    return new TableFolderException(Trouble.UNUSABLE, folder, problem.toString());
  }
}
