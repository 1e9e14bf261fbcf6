package io.github.boardrules.pylos.solved;

import io.github.boardrules.core.search.TableFolderException;
import io.github.boardrules.core.search.TableFolderException.Trouble;
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
 * A folder for the tables of variants. A file is written beside the old one and takes its place
 * when it is whole, so that neither an interrupt nor a full disk costs what was there.
 *
 * @param folder the folder
 * @param variant the variant
 * @param shapes its shapes
 */
record TableFolder(Path folder, String variant, Shapes shapes) {

  /** Work with files. */
  private interface Work<T> {
    T run() throws IOException;
  }

  /** The right to make the tables of a variant, which nobody else has meanwhile. */
  final class Lock implements AutoCloseable {
    private final FileChannel channel;
    private final FileLock lock;

    private Lock(FileChannel channel, FileLock lock) {
      this.channel = channel;
      this.lock = lock;
    }

    /** Reads tables as {@link TableFile#read} does. */
    Optional<boolean[]> read(ShapeTables tables) {
      return checked(() -> file().read(tables));
    }

    /** Writes tables; if that fails, the old ones stay. */
    void write(ShapeTables tables, boolean[] due) {
      checked(
          () -> {
            Path part = path(".part");
            try {
              new TableFile(part, variant, shapes).write(tables, due);
              Files.move(part, path(".tables"), StandardCopyOption.REPLACE_EXISTING);
            } finally {
              Files.deleteIfExists(part);
            }
            return true;
          });
    }

    @Override
    public void close() {
      checked(
          () -> {
            lock.release();
            channel.close();
            return true;
          });
    }
  }

  private TableFile file() {
    return new TableFile(path(".tables"), variant, shapes);
  }

  private Path path(String ending) {
    return folder.resolve(variant.replaceAll("[:,]", "-") + ending);
  }

  /** Returns the values of the finished tables, if there are any that are whole. */
  Optional<ShapeValues> values() {
    return checked(() -> file().values());
  }

  /** Makes the folder if it is missing, and locks the tables of the variant in it. */
  Lock lock() {
    Lock found =
        checked(
            () -> {
              Files.createDirectories(folder);
              return tryLock();
            });
    if (found == null) {
      throw new TableFolderException(
          Trouble.IN_USE, folder, "another solver makes the tables of " + variant + " there.");
    }
    try {
      checkSpace();
    } catch (TableFolderException full) {
      found.close();
      throw full;
    }
    return found;
  }

  private @Nullable Lock tryLock() throws IOException {
    FileChannel channel =
        FileChannel.open(path(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return new Lock(channel, lock);
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

  /** Checks that there is room for an old file and a new one. */
  private void checkSpace() {
    long needed = 2 * ShapeTables.bytes(shapes);
    boolean isEnough =
        checked(
            () -> {
              Path old = path(".tables");
              long there = Files.exists(old) ? Files.size(old) : 0;
              return Files.getFileStore(folder).getUsableSpace() >= needed - there;
            });
    if (!isEnough) {
      throw new TableFolderException(Trouble.FULL, folder, needed + " bytes are needed.");
    }
  }

  private <T> T checked(Work<T> work) {
    try {
      return work.run();
    } catch (IOException problem) {
      throw new TableFolderException(Trouble.UNUSABLE, folder, problem.toString());
    }
  }
}
