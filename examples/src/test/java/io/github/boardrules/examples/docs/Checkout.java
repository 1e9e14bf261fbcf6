package io.github.boardrules.examples.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The files of this checkout. Paths are relative to its top folder, with slashes. */
final class Checkout {
  /** The folder of the pictures in pages. */
  static final String PICTURES = "docs/pictures";

  /** Tests run in the folder of their module. */
  private static final Path ROOT = Path.of("..");

  /** Pages whose blocks no test can run, such as the commands of a release. */
  private static final List<String> FREE_PAGES =
      List.of("CONTRIBUTING.md", "CHANGELOG.md", "docs/maintaining.md");

  private static final List<String> RULE_PAGES = List.of("RULES.md", "JATEKSZABALY.md");

  private Checkout() {}

  /** Returns the pages in which every block has a source; in rule pages, the part that teaches. */
  static List<String> pages() {
    return Stream.concat(
            Stream.concat(Stream.of("README.md", "vectors/README.md"), rulePages().stream()),
            files("docs").filter(file -> file.endsWith(".md")).sorted())
        .filter(file -> !FREE_PAGES.contains(file))
        .toList();
  }

  /** Returns the pages of the games, in every language. */
  private static List<String> rulePages() {
    try (Stream<Path> modules = Files.list(ROOT)) {
      return modules
          .flatMap(module -> RULE_PAGES.stream().map(module::resolve))
          .filter(Files::isRegularFile)
          .map(Checkout::name)
          .sorted()
          .toList();
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  /** Returns all pages, including those whose blocks are not checked. */
  static List<String> allPages() {
    return Stream.concat(FREE_PAGES.stream(), pages().stream()).toList();
  }

  /** Returns the files in a folder and its subfolders, without those of builds. */
  static Stream<String> files(String folder) {
    try (Stream<Path> found = Files.walk(path(folder))) {
      return found
          .filter(Files::isRegularFile)
          .map(Checkout::name)
          .filter(file -> !file.contains("/target/"))
          .toList()
          .stream();
    } catch (IOException problem) {
      throw new UncheckedIOException(problem);
    }
  }

  /** Returns the path of a file that a page in another folder, or in the same one, names. */
  static String beside(String page, String link) {
    return Path.of(page).resolveSibling(link).normalize().toString().replace('\\', '/');
  }

  private static String name(Path file) {
    return ROOT.relativize(file).toString().replace('\\', '/');
  }

  static Path path(String file) {
    return ROOT.resolve(file);
  }

  /** Returns the text of a file, with line feeds. */
  static String read(String file) {
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
