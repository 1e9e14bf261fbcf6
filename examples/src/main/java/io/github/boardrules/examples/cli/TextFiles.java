package io.github.boardrules.examples.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.BiConsumer;

/** Reads and writes files, and explains errors in one line. */
final class TextFiles {
  private TextFiles() {}

  static void write(String file, String text) {
    Path path = path(file);
    try {
      Files.writeString(path, text);
    } catch (IOException problem) {
      throw failure(path, problem);
    }
  }

  /** Returns the whole text of a file. */
  static String read(String file) {
    Path path = path(file);
    try {
      return Files.readString(path);
    } catch (IOException problem) {
      throw failure(path, problem);
    }
  }

  /** Passes on every line with its number. */
  static void readLines(String file, BiConsumer<FileLine, String> lines) {
    Path path = path(file);
    try (BufferedReader reader = Files.newBufferedReader(path)) {
      String line = reader.readLine();
      for (long number = 1; line != null; number++) {
        lines.accept(new FileLine(file, number), line);
        line = reader.readLine();
      }
    } catch (IOException problem) {
      throw failure(path, problem);
    }
  }

  private static Path path(String file) {
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

  private static Failure failure(Path path, IOException problem) {
    return Failure.of(
        key(path, problem),
        "file",
        Texts.quote(path.toString()),
        "problem",
        String.valueOf(problem.getMessage()));
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
