package io.github.boardrules.examples.cli;

import io.github.boardrules.core.catalog.Catalog;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;

/**
 * The games on the class path: those of this library, and those that people add by the environment
 * variable {@code BOARDRULES_CLASSPATH}, which the start script appends to the class path.
 *
 * @param added the value of the variable: jars and folders, separated as in a class path
 */
record InstalledGames(String added) {
  static final String VARIABLE = "BOARDRULES_CLASSPATH";

  static InstalledGames ofProcess() {
    return new InstalledGames(System.getenv().getOrDefault(VARIABLE, ""));
  }

  /**
   * Returns the games.
   *
   * @throws Failure if an added jar or folder is missing, which Java would ignore, or a game cannot
   *     be loaded
   */
  Catalog catalog() {
    for (String entry : List.of(added.split(File.pathSeparator, -1))) {
      if (!entry.isBlank() && !exists(entry)) {
        throw Failure.of("missing-games", "variable", VARIABLE, "file", Texts.quote(entry));
      }
    }
    try {
      return Catalog.installed();
    } catch (ServiceConfigurationError | LinkageError | IllegalArgumentException problem) {
      throw Failure.of("unloadable-games", "problem", String.valueOf(problem.getMessage()));
    }
  }

  /** Returns whether there is a jar or a folder; {@code folder/*} stands for the jars in it. */
  private static boolean exists(String entry) {
    try {
      String path = entry.endsWith("*") ? entry.substring(0, entry.length() - 1) : entry;
      return Files.exists(Path.of(path));
    } catch (InvalidPathException problem) {
      return false;
    }
  }
}
