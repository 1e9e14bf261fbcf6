package io.github.boardrules.site;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;

/** Finds links between files of a site that have no target. */
final class LinkCheck {
  private static final String INDEX = "index.html";

  /** A dead link in a list of contents that the javadoc of JDK 17 writes itself. */
  private static final String OF_JAVADOC = ApiPages.FOLDER + "/constant-values.html: #io.github";

  private final Path site;
  private final Map<Path, Set<String>> anchors = new TreeMap<>();
  private final Map<Path, Set<String>> links = new TreeMap<>();

  private LinkCheck(Path site) throws IOException {
    this.site = site;
    try (Stream<Path> files = Files.walk(site)) {
      for (Path file : files.filter(name -> name.toString().endsWith(".html")).toList()) {
        read(file);
      }
    }
  }

  /**
   * Returns the dead links of all pages in a folder: those to files that are missing, to folders
   * without a page, and to anchors that a page lacks. Links to other sites are not followed.
   *
   * @return the page and the link, in the order of the pages: {@code index.html: missing.html}
   */
  static List<String> deadLinks(Path site) throws IOException {
    LinkCheck check = new LinkCheck(site);
    List<String> dead = new ArrayList<>();
    check.links.forEach(
        (page, links) ->
            links.stream()
                .filter(link -> !check.hasTarget(page, link))
                .map(link -> site.relativize(page).toString().replace('\\', '/') + ": " + link)
                .filter(link -> !link.equals(OF_JAVADOC))
                .forEach(dead::add));
    return dead;
  }

  private void read(Path file) throws IOException {
    Document page = Jsoup.parse(Files.readString(file));
    Set<String> names = new HashSet<>(page.select("[id]").eachAttr("id"));
    names.addAll(page.select("a[name]").eachAttr("name"));
    anchors.put(file, names);
    Set<String> targets = new TreeSet<>(page.select("[href]").eachAttr("href"));
    targets.addAll(page.select("[src]").eachAttr("src"));
    links.put(file, targets);
  }

  private boolean hasTarget(Path page, String link) {
    URI uri;
    try {
      uri = new URI(link);
    } catch (URISyntaxException notValid) {
      return false;
    }
    if (uri.isAbsolute() || uri.getAuthority() != null) {
      return true;
    }
    String path = uri.getPath();
    Path target = path == null || path.isEmpty() ? page : page.resolveSibling(path).normalize();
    if (Files.isDirectory(target)) {
      target = target.resolve(INDEX);
    }
    String anchor = uri.getFragment();
    return Files.exists(target)
        && target.startsWith(site)
        && (anchor == null
            || anchor.isEmpty()
            || anchors.getOrDefault(target, Set.of()).contains(anchor));
  }
}
