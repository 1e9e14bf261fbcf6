package io.github.boardrules.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jsoup.nodes.Element;

/**
 * Makes links between files of the checkout to links of the site. A link to another page leads to
 * the HTML of it, and a link to any other file to the repository. Pictures become files of the
 * site. A link without a target is left as it is, for {@link LinkCheck} to find.
 */
final class PageLinks {
  private final ProjectFiles project;
  private final Map<String, String> targets;
  private final Set<String> pictures = new TreeSet<>();

  /**
   * Knows the pages.
   *
   * @param project the checkout
   * @param targets the files of the site by the pages of the checkout
   */
  PageLinks(ProjectFiles project, Map<String, String> targets) {
    this.project = project;
    this.targets = targets;
  }

  /** Changes all links of a page. */
  void change(SitePage page) {
    for (Element link : page.body().select("[href]")) {
      link.attr("href", changed(page, link.attr("href")));
    }
    for (Element image : page.body().select("[src]")) {
      String file = file(page, image.attr("src"));
      if (isLocal(image.attr("src")) && Files.isRegularFile(project.path(file))) {
        pictures.add(file);
      }
    }
  }

  /** Returns the pictures that the changed pages show. */
  Set<String> pictures() {
    return pictures;
  }

  private String changed(SitePage page, String link) {
    if (!isLocal(link)) {
      return link;
    }
    int end = link.indexOf('#') < 0 ? link.length() : link.indexOf('#');
    String file = file(page, link.substring(0, end));
    String target = targets.get(file);
    if (target != null) {
      return page.linkTo(target) + link.substring(end);
    }
    Path path = project.path(file);
    if (!Files.exists(path)) {
      return link;
    }
    String kind = Files.isDirectory(path) ? "/tree/HEAD/" : "/blob/HEAD/";
    return project.repository() + kind + file + link.substring(end);
  }

  private static boolean isLocal(String link) {
    return !link.startsWith("#") && !link.contains(":");
  }

  /** Returns the file of the checkout that a page names. */
  private static String file(SitePage page, String link) {
    return Path.of(page.folder()).resolve(link).normalize().toString().replace('\\', '/');
  }
}
