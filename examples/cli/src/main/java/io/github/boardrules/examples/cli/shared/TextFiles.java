package io.github.boardrules.examples.cli.shared;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.LinkOption.NOFOLLOW_LINKS;
import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Reads and writes files, and explains errors in one line. */
public final class TextFiles {
  /** As many bytes show what a file is. */
  public static final int BEGINNING = 256;

  /** Of a text in UTF-16 some of so many bytes are zero, also behind a byte order mark. */
  private static final int FIRST = 4;

  private TextFiles() {}

  /**
   * Writes a file. An older one of the name stays until the whole text is on the disk, so that a
   * full disk or a broken run loses neither.
   */
  public static void write(String file, String text) {
    Path path = path(file);
    try {
      // A link stays, and so does what is not a file, such as /dev/stdout.
      Path target = Files.isRegularFile(path) ? path.toRealPath() : path;
      Path folder = target.toAbsolutePath().getParent();
      boolean isReplaceable = Files.isRegularFile(target) && Files.isWritable(target);
      boolean isNew = Files.notExists(target, NOFOLLOW_LINKS);
      if ((isReplaceable || isNew) && folder != null && Files.isWritable(folder)) {
        replace(target, folder, text);
      } else {
        Files.writeString(target, text);
      }
    } catch (IOException problem) {
      throw failure(path, problem);
    }
  }

  private static void replace(Path target, Path folder, String text) throws IOException {
    String name = ".boardrules-" + ProcessHandle.current().pid() + "-" + System.nanoTime();
    Path part = Files.createFile(folder.resolve(name));
    try {
      try (FileChannel out = FileChannel.open(part, WRITE)) {
        ByteBuffer bytes = UTF_8.encode(text);
        while (bytes.hasRemaining()) {
          out.write(bytes);
        }
        out.force(true);
      }
      copyPermissions(target, part);
      try {
        Files.move(part, target, ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException problem) {
        Files.move(part, target, REPLACE_EXISTING);
      }
    } finally {
      Files.deleteIfExists(part);
    }
  }

  private static void copyPermissions(Path from, Path to) throws IOException {
    if (Files.exists(from) && Files.getFileStore(to).supportsFileAttributeView("posix")) {
      Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
    }
  }

  /** Fails if there can be no file of a name, which long work will write. */
  public static void requireWritable(String file) {
    Path path = path(file);
    if (missingFolder(path).isPresent()) {
      throw failure(path, new NoSuchFileException(file));
    }
    if (Files.isDirectory(path)) {
      throw failure(path, new IOException(file));
    }
  }

  /**
   * Returns the name of a file with the user's home in place of {@code ~}, which a shell does for
   * arguments, but nobody does for a line that is typed in a game.
   */
  public static String inHome(String file) {
    return file.matches("~([/\\\\].*)?")
        ? UserFolders.ofProcess().home() + file.substring(1)
        : file;
  }

  /** Returns whether a file exists that does not begin with a text, and is not empty. */
  public static boolean holdsOther(String file, String beginning) {
    Path path = path(file);
    if (!Files.isRegularFile(path)) {
      return false;
    }
    try (InputStream bytes = Files.newInputStream(path)) {
      String found = new String(bytes.readNBytes(BEGINNING), UTF_8);
      return !found.isEmpty() && !Texts.stripped(found).startsWith(beginning);
    } catch (IOException problem) {
      throw failure(path, problem);
    }
  }

  /**
   * Returns the files in a folder and the folders in it, sorted. The folder itself may be a link.
   * Those that cannot be read are reported to the caller; it is a failure if the folder cannot.
   */
  public static List<Path> inFolder(Path folder, BiConsumer<Path, IOException> unreadable) {
    List<Path> found = new ArrayList<>();
    try {
      Path real = folder.toRealPath();
      FileVisitor<Path> visitor =
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (Files.isRegularFile(file)) {
                found.add(folder.resolve(real.relativize(file)));
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException problem)
                throws IOException {
              if (file.equals(real)) {
                throw problem;
              }
              unreadable.accept(folder.resolve(real.relativize(file)), problem);
              return FileVisitResult.CONTINUE;
            }
          };
      Files.walkFileTree(real, visitor);
    } catch (IOException problem) {
      throw failure(folder, problem);
    }
    return found.stream().sorted().toList();
  }

  /** Opens a text. */
  public static BufferedReader reader(Path path) throws IOException {
    InputStream bytes = new BufferedInputStream(Files.newInputStream(path));
    bytes.mark(FIRST);
    byte[] first = bytes.readNBytes(FIRST);
    bytes.reset();
    try {
      requireText(path.toString(), first);
    } catch (Failure problem) {
      bytes.close();
      throw problem;
    }
    return new BufferedReader(new InputStreamReader(bytes, UTF_8.newDecoder()));
  }

  /** Fails if the first bytes of a file are not those of a text. */
  public static void requireText(String file, byte[] bytes) {
    for (int i = 0; i < Math.min(FIRST, bytes.length); i++) {
      if (bytes[i] == 0) {
        throw Failure.of("file-zeros", "file", Texts.quote(file));
      }
    }
  }

  static String read(String file) {
    Path path = path(file);
    try (BufferedReader reader = reader(path)) {
      StringWriter text = new StringWriter();
      reader.transferTo(text);
      return text.toString();
    } catch (IOException problem) {
      throw failure(path, problem);
    }
  }

  /** Returns the path of a file or a folder that was given as an argument. */
  public static Path path(String file) {
    try {
      return Path.of(file);
    } catch (InvalidPathException problem) {
      throw Failure.of(
          "file-problem",
          "file",
          Texts.quote(file),
          "problem",
          String.valueOf(problem.getReason()));
    }
  }

  /** Returns the failure of a file that cannot be read or written. */
  public static Failure failure(Path path, IOException problem) {
    Optional<Path> missing = missingFolder(path);
    if (problem instanceof NoSuchFileException && missing.isPresent()) {
      return Failure.of("folder-missing", "folder", Texts.quote(missing.get().toString()));
    }
    return Failure.of(
        key(path, problem),
        "file",
        Texts.quote(path.toString()),
        "problem",
        String.valueOf(problem.getMessage()));
  }

  /** Returns the first folder on the way to a file that does not exist; empty if all do. */
  private static Optional<Path> missingFolder(Path path) {
    Optional<Path> missing = Optional.empty();
    Path folder = path.getParent();
    while (folder != null && Files.notExists(folder)) {
      missing = Optional.of(folder);
      folder = folder.getParent();
    }
    return missing;
  }

  private static String key(Path path, IOException problem) {
    if (problem instanceof NoSuchFileException) {
      return "file-missing";
    }
    if (problem instanceof AccessDeniedException) {
      return "file-denied";
    }
    if (problem instanceof CharacterCodingException) {
      return "file-not-text";
    }
    return Files.isDirectory(path) ? "file-is-folder" : "file-problem";
  }
}
