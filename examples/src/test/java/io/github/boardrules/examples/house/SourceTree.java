package io.github.boardrules.examples.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The files of the project, read as texts. The tests of a module run in its directory. */
final class SourceTree {
  /** The directory of the project. */
  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  /** The modules of the games. */
  static final List<String> GAMES = games();

  /** What is made by the build or by tools. */
  private static final Set<String> SKIPPED = Set.of("target", ".git", ".idea", ".vscode", ".m2");

  private static final Pattern COMMENT_OR_TEXT =
      Pattern.compile(
          "/\\*.*?\\*/|//[^\n]*|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])+'",
          Pattern.DOTALL);

  private SourceTree() {}

  /** Returns the texts of the files that pass a test, by their paths from the root. */
  static Map<String, String> files(Predicate<String> test) {
    return filesUnder(ROOT, test);
  }

  /** Returns the text of a file. */
  static String text(String path) {
    try {
      return Files.readString(ROOT.resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the Java sources of all modules' {@code src/main/java}, without descriptors. */
  static Map<String, String> mainSources() {
    return files(
        path ->
            path.contains("src/main/java/")
                && path.endsWith(".java")
                && !path.endsWith("-info.java"));
  }

  /** Returns the Java sources of a game's {@code src/main/java}, without descriptors. */
  static Map<String, String> mainSources(String game) {
    return filesUnder(
        ROOT.resolve(game).resolve("src/main/java"),
        path -> path.endsWith(".java") && !path.endsWith("-info.java"));
  }

  /** Returns the module descriptor of a game. */
  static String descriptor(String game) {
    try {
      return Files.readString(ROOT.resolve(game).resolve("src/main/java/module-info.java"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a source without its comments, with empty strings. */
  static String code(String source) {
    return COMMENT_OR_TEXT
        .matcher(source)
        .replaceAll(found -> found.group().startsWith("/") ? " " : "\"\"");
  }

  /** Returns the name of a file without directories and extension. */
  static String simpleName(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    return name.substring(0, name.lastIndexOf('.'));
  }

  /** Returns the modules whose descriptors provide games. */
  private static List<String> games() {
    try (Stream<Path> modules = Files.list(ROOT)) {
      return modules
          .filter(module -> provides(module.resolve("src/main/java/module-info.java")))
          .map(module -> String.valueOf(module.getFileName()))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean provides(Path descriptor) {
    try {
      return Files.exists(descriptor)
          && Files.readString(descriptor).contains("provides GameFamily");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> filesUnder(Path top, Predicate<String> test) {
    List<Path> paths = new ArrayList<>();
    try {
      Files.walkFileTree(
          top,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
              return SKIPPED.contains(String.valueOf(dir.getFileName()))
                  ? FileVisitResult.SKIP_SUBTREE
                  : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              paths.add(file);
              return FileVisitResult.CONTINUE;
            }
          });
      Map<String, String> texts = new TreeMap<>();
      for (Path path : paths) {
        String name = ROOT.relativize(path).toString().replace('\\', '/');
        if (test.test(name)) {
          texts.put(name, new String(Files.readAllBytes(path), StandardCharsets.UTF_8));
        }
      }
      return texts;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
