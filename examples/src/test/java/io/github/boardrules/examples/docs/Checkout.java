package io.github.boardrules.examples.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The files of this checkout. Paths are relative to its top folder, with slashes. */
public final class Checkout {
  /** The folder of the pictures in pages. */
  static final String PICTURES = "docs/pictures";

  /** Tests run in the folder of their module. */
  private static final Path ROOT = Path.of("..");

  /** The modules of the games: those whose descriptors provide some. */
  public static final List<String> GAMES = games();

  /** Pages whose blocks no test can run, such as the commands of a release. */
  private static final List<String> FREE_PAGES =
      List.of("CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "docs/maintaining.md");

  /** What is made by the build or by tools. */
  private static final Pattern MADE = Pattern.compile("(.*/)?(target|\\.git|\\.idea|\\.m2)/.*");

  private static final Pattern COMMENT_OR_TEXT =
      Pattern.compile(
          "/\\*.*?\\*/|//[^\n]*|\"\"\".*?\"\"\"|\"(?:\\\\.|[^\"\\\\\n])*\"|'(?:\\\\.|[^'\\\\\n])+'",
          Pattern.DOTALL);

  private Checkout() {}

  private static List<String> games() {
    return inRoot("src/main/java/module-info.java")
        .filter(file -> read(file).contains("provides GameFamily"))
        .map(file -> file.substring(0, file.indexOf('/')))
        .toList();
  }

  /** Returns the files of a name in the folders of the top folder, sorted. */
  private static Stream<String> inRoot(String name) {
    try (Stream<Path> modules = Files.list(ROOT)) {
      return modules
          .map(module -> module.resolve(name))
          .filter(Files::isRegularFile)
          .map(Checkout::name)
          .sorted()
          .toList()
          .stream();
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  /** Returns the pages in which every block has a source; in rule pages, the part that teaches. */
  static List<String> pages() {
    return Stream.of(
            Stream.of("README.md", "vectors/README.md"),
            Stream.concat(inRoot("RULES.md"), inRoot("JATEKSZABALY.md")).sorted(),
            files("docs").filter(file -> file.endsWith(".md")))
        .flatMap(pages -> pages)
        .filter(file -> !FREE_PAGES.contains(file))
        .toList();
  }

  /** Returns all pages, including those whose blocks are not checked. */
  static List<String> allPages() {
    return Stream.concat(FREE_PAGES.stream(), pages().stream()).toList();
  }

  /** Returns the files in a folder and its subfolders, without those of builds, sorted. */
  public static Stream<String> files(String folder) {
    try (Stream<Path> found = Files.walk(path(folder))) {
      return found
          .map(Checkout::name)
          .filter(file -> !MADE.matcher(file).matches())
          .filter(file -> Files.isRegularFile(path(file)))
          .sorted()
          .toList()
          .stream();
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  /** Returns the texts of the files in a folder that pass a test, by their paths. */
  public static Map<String, String> texts(String folder, Predicate<String> test) {
    return files(folder)
        .filter(test)
        .collect(Collectors.toMap(file -> file, Checkout::read, (one, other) -> one, TreeMap::new));
  }

  /** Returns the Java sources of {@code src/main/java} in a folder, without descriptors. */
  public static Map<String, String> mainSources(String folder) {
    return texts(
        folder,
        file ->
            file.contains("src/main/java/")
                && file.endsWith(".java")
                && !file.endsWith("-info.java"));
  }

  /** Returns a source without its comments, with empty strings. */
  public static String code(String source) {
    return COMMENT_OR_TEXT
        .matcher(source)
        .replaceAll(found -> found.group().startsWith("/") ? " " : "\"\"");
  }

  public static String simpleName(String file) {
    return file.substring(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
  }

  /** Returns the path of a file that a page in another folder, or in the same one, names. */
  static String beside(String page, String link) {
    return Path.of(page).resolveSibling(link).normalize().toString().replace('\\', '/');
  }

  private static String name(Path file) {
    return ROOT.relativize(file).toString().replace('\\', '/');
  }

  public static Path path(String file) {
    return ROOT.resolve(file);
  }

  public static String read(String file) {
    try {
      return Files.readString(path(file)).replace("\r\n", "\n");
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  static void write(String file, String text) {
    try {
      Files.createDirectories(path(file).toAbsolutePath().getParent());
      Files.writeString(path(file), text);
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }
}
