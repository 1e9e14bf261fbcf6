package io.github.boardrules.examples.cli.shared;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads and writes files, and explains errors in one line. */
public final class TextFiles {
  private TextFiles() {}

  public static void write(String file, String text) {
    Path path = path(file);
    try {
      Files.writeString(path, text);
    } catch (IOException problem) {
      throw failure(path, problem);
    }
  }

  /**
   * Returns the name of a file with the user's home in place of {@code ~}, which a shell does for
   * arguments, but nobody does for a line that is typed in a game.
   */
  public static String inHome(String file) {
    return file.matches("~([/\\\\].*)?")
        ? System.getProperty("user.home", "~") + file.substring(1)
        : file;
  }

  /** Returns whether a file exists whose first bytes are not those of a text, and not missing. */
  public static boolean holdsOther(String file, String beginning) {
    Path path = path(file);
    byte[] expected = beginning.getBytes(UTF_8);
    if (!Files.isRegularFile(path)) {
      return false;
    }
    try (InputStream bytes = Files.newInputStream(path)) {
      byte[] found = bytes.readNBytes(expected.length);
      return found.length > 0 && !Arrays.equals(found, expected);
    } catch (IOException problem) {
      throw failure(path, problem);
    }
  }

  /** Returns the files in a folder and the folders in it, sorted. */
  public static List<Path> inFolder(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException problem) {
      throw failure(folder, problem);
    }
  }

  static String read(String file) {
    Path path = path(file);
    try {
      return Files.readString(path);
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
