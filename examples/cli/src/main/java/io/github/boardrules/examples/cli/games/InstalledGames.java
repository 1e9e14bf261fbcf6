package io.github.boardrules.examples.cli.games;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.catalog.GameFamily;
import io.github.boardrules.examples.cli.shared.Failure;
import io.github.boardrules.examples.cli.shared.GameSource;
import io.github.boardrules.examples.cli.shared.Texts;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.stream.Stream;

/**
 * The games on the class path: those of this library, and those that people add by the environment
 * variable {@code BOARDRULES_CLASSPATH}, which the start script appends to the class path.
 */
public record InstalledGames(String added) implements GameSource {
  private static final String SERVICE = "META-INF/services/" + GameFamily.class.getName();

  /** The folder of all sentences of this library. */
  private static final String LIBRARY = "io/github/boardrules/";

  public static final String VARIABLE = "BOARDRULES_CLASSPATH";

  public static InstalledGames ofProcess() {
    return new InstalledGames(System.getenv().getOrDefault(VARIABLE, ""));
  }

  /** {@inheritDoc} An added file that is missing, which Java would ignore, is a failure. */
  @Override
  public Catalog catalog() {
    for (String entry : entries()) {
      if (!exists(entry)) {
        throw Failure.of("missing-games", "variable", VARIABLE, "file", Texts.quote(entry));
      }
    }
    try {
      return Catalog.installed();
    } catch (ServiceConfigurationError | LinkageError | IllegalArgumentException problem) {
      throw Failure.of("unloadable-games", "problem", String.valueOf(problem.getMessage()));
    }
  }

  /**
   * {@inheritDoc} It says that no entry offers a game or sentences in a further language. If one
   * does, the others may be what it needs.
   */
  @Override
  public Optional<Label> warning() {
    if (entries().isEmpty() || addsSomething()) {
      return Optional.empty();
    }
    return Optional.of(
        Texts.label(
            "no-added-games",
            Map.of("variable", VARIABLE, "files", Texts.inOneLine(added), "service", SERVICE)));
  }

  /**
   * Returns the added jars and folders by absolute paths; {@code folder/*} stands for the jars in
   * it.
   */
  public List<Path> files() throws IOException {
    List<Path> files = new ArrayList<>();
    for (String entry : entries()) {
      if (entry.endsWith("*")) {
        Path folder = Path.of(withoutStar(entry)).toAbsolutePath();
        try (DirectoryStream<Path> found = Files.newDirectoryStream(folder, "*.{jar,JAR}")) {
          found.forEach(files::add);
        }
      } else {
        files.add(Path.of(entry).toAbsolutePath());
      }
    }
    return files;
  }

  private boolean addsSomething() {
    List<URL> jars = new ArrayList<>();
    try {
      for (Path file : files()) {
        jars.add(file.toUri().toURL());
      }
      try (URLClassLoader loader = new URLClassLoader(jars.toArray(URL[]::new), null)) {
        return loader.findResource(SERVICE) != null || loader.findResource(LIBRARY) != null;
      }
    } catch (IOException problem) {
      // Java ignores what it cannot read.
      return false;
    }
  }

  private List<String> entries() {
    return Stream.of(added.split(File.pathSeparator, -1))
        .filter(entry -> !entry.isBlank())
        .toList();
  }

  private static String withoutStar(String entry) {
    return entry.endsWith("*") ? entry.substring(0, entry.length() - 1) : entry;
  }

  /** Returns whether there is a jar or a folder; {@code folder/*} stands for the jars in it. */
  private static boolean exists(String entry) {
    try {
      return Files.exists(Path.of(withoutStar(entry)));
    } catch (InvalidPathException problem) {
      return false;
    }
  }
}
