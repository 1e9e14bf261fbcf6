package io.github.boardrules.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;

/** The files of a checkout that the site is made of. Their names are relative, with slashes. */
final class ProjectFiles {
  private static final List<String> TOP_PAGES =
      List.of(SitePage.HOME, "CONTRIBUTING.md", "CHANGELOG.md");
  private static final List<String> RULE_PAGES = List.of("RULES.md", "JATEKSZABALY.md");
  private static final String SOURCES = "src/main/java";
  private static final String DESCRIPTOR = SOURCES + "/module-info.java";
  private static final Pattern MODULE = Pattern.compile("(?m)(?<=^module )[\\w.]+");

  private final Path root;
  private final Document pom;

  /**
   * Reads the root pom.
   *
   * @param root the top folder of the checkout
   */
  ProjectFiles(Path root) throws IOException {
    this.root = root;
    pom = Jsoup.parse(Files.readString(root.resolve("pom.xml")), Parser.xmlParser());
  }

  /** Returns the path of a file or a folder, which need not exist. */
  Path path(String file) {
    return root.resolve(file);
  }

  /** Returns the pages in Markdown: those at the top, those in {@code docs}, and the rules. */
  List<String> pages() throws IOException {
    Stream<String> rules =
        modules().flatMap(module -> RULE_PAGES.stream().map(page -> module + "/" + page));
    try (Stream<Path> docs = Files.walk(path(SitePage.DOCS))) {
      return Stream.of(TOP_PAGES.stream(), docs.map(this::name).sorted(), rules)
          .flatMap(names -> names)
          .filter(name -> name.endsWith(".md") && Files.isRegularFile(path(name)))
          .toList();
    }
  }

  /** Returns the source folders of the published modules by the names of the modules. */
  Map<String, Path> publishedModules() throws IOException {
    Map<String, Path> folders = new TreeMap<>();
    for (String module : modules().toList()) {
      Path descriptor = path(module).resolve(DESCRIPTOR);
      if (Files.exists(descriptor)) {
        Matcher name = MODULE.matcher(Files.readString(descriptor));
        if (!name.find()) {
          throw new IOException(descriptor + " has no line that begins with the word module");
        }
        folders.put(name.group(), path(module).resolve(SOURCES));
      }
    }
    return folders;
  }

  /** Returns the address of the sources. */
  String repository() {
    return pom.expectFirst("project > url").text();
  }

  private Stream<String> modules() {
    return pom.select("project > modules > module").eachText().stream();
  }

  private String name(Path file) {
    return root.relativize(file).toString().replace('\\', '/');
  }
}
