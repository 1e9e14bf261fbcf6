package io.github.boardrules.site;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The folder of the site, without the documentation of the API. */
final class SiteFolder {
  /** Where the page on which the games are played is, if it has been built. */
  private static final String PLAY_SOURCE = "examples/web/target/site";

  private static final String PLAY = "play";
  private static final String STYLE_SHEET = "site.css";
  private static final String TEMPLATE = "page.html";

  private final ProjectFiles project;
  private final Path folder;

  /**
   * Makes a folder that {@link #write} fills.
   *
   * @param project the checkout
   * @param folder the folder of the site, which must be empty or missing
   */
  SiteFolder(ProjectFiles project, Path folder) {
    this.project = project;
    this.folder = folder;
  }

  /** Writes the pages and what they show. */
  void write() throws IOException {
    List<SitePage> pages = pages();
    PageLinks links =
        new PageLinks(
            project, pages.stream().collect(Collectors.toMap(SitePage::source, SitePage::target)));
    pages.forEach(links::change);
    for (String picture : links.pictures()) {
      copy(project.path(picture), folder.resolve(picture));
    }
    Path play = project.path(PLAY_SOURCE);
    if (Files.isDirectory(play)) {
      copy(play, folder.resolve(PLAY));
    }
    String template = new String(resource(TEMPLATE), StandardCharsets.UTF_8);
    PageFrame frame = new PageFrame(template, pages, Files.isDirectory(play), project.repository());
    for (SitePage page : pages) {
      write(page.target(), frame.html(page).getBytes(StandardCharsets.UTF_8));
    }
    write(STYLE_SHEET, resource(STYLE_SHEET));
  }

  /** Deletes a folder with everything in it, if it exists. */
  static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /** Returns the pages in the order in which README.md names them; those that it does not, last. */
  private List<SitePage> pages() throws IOException {
    String readme = Files.readString(project.path(SitePage.HOME));
    List<SitePage> pages = new ArrayList<>();
    for (String source : project.pages()) {
      pages.add(SitePage.of(source, Files.readString(project.path(source))));
    }
    pages.sort(Comparator.comparingInt(page -> rank(readme, page)));
    return pages;
  }

  /** Returns where README.md first links to a page, or to one of the same game. */
  private static int rank(String readme, SitePage page) {
    int at = readme.indexOf("](" + (page.isRules() ? page.folder() + "/" : page.source()));
    return at < 0 ? readme.length() : at;
  }

  private static byte[] resource(String name) throws IOException {
    try (InputStream stream = SiteFolder.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IOException("There is no resource " + name);
      }
      return stream.readAllBytes();
    }
  }

  private void write(String file, byte[] content) throws IOException {
    Path path = folder.resolve(file);
    Files.createDirectories(path.resolve("..").normalize());
    Files.write(path, content);
  }

  /** Copies a file, or a folder with everything in it. */
  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = to.resolve(from.relativize(file).toString()).normalize();
        Files.createDirectories(copy.resolve("..").normalize());
        Files.copy(file, copy);
      }
    }
  }
}
