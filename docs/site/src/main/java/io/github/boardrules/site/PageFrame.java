package io.github.boardrules.site;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/** Puts pages into a template, whose lists it fills with links to all pages. */
final class PageFrame {
  private static final String SITE = "boardrules";

  private final String template;
  private final List<SitePage> pages;
  private final boolean hasPlay;
  private final String repository;

  /**
   * Makes a frame for all pages.
   *
   * @param template the HTML around a page
   * @param pages all pages, in the order in which they are listed
   * @param hasPlay whether the site has a page on which the games are played
   * @param repository the address of the sources
   */
  PageFrame(String template, List<SitePage> pages, boolean hasPlay, String repository) {
    this.template = template;
    this.pages = pages;
    this.hasPlay = hasPlay;
    this.repository = repository;
  }

  /** Returns the whole HTML of a page. */
  String html(SitePage page) {
    Document html = Jsoup.parse(template);
    html.outputSettings().prettyPrint(false);
    html.expectFirst("html").attr("lang", page.language());
    html.title(page.isHome() ? SITE : page.title() + " – " + SITE);
    for (Element link : html.select("[data-file]")) {
      link.attr("href", page.linkTo(link.attr("data-file"))).removeAttr("data-file");
    }
    html.expectFirst(".repository").attr("href", repository);
    if (!hasPlay) {
      html.select(".play").remove();
    }
    pages.stream()
        .filter(one -> !one.isHome() && !one.isRules())
        .forEach(
            one -> add(html, one.folder().isEmpty() ? ".project" : ".docs", page, List.of(one)));
    pages.stream()
        .filter(SitePage::isRules)
        .collect(Collectors.groupingBy(SitePage::folder, LinkedHashMap::new, Collectors.toList()))
        .values()
        .forEach(game -> add(html, ".rules", page, game));
    html.expectFirst("main").appendChildren(page.body().clone().childNodes());
    return html.outerHtml() + "\n";
  }

  /** Adds an item to a list: the title of the first page, and the languages of the others. */
  private static void add(Document html, String list, SitePage current, List<SitePage> group) {
    Element item = html.expectFirst(list).appendElement("li");
    for (SitePage page : group) {
      boolean isFirst = page.equals(group.get(0));
      Element link = item.appendText(isFirst ? "" : " ").appendElement("a");
      link.attr("href", current.linkTo(page.target()));
      link.attr("lang", page.language()).attr("hreflang", page.language());
      link.text(isFirst ? page.title() : page.languageName());
      if (page.equals(current)) {
        link.attr("aria-current", "page");
      }
    }
    if (group.contains(current)) {
      addSections(item, current);
    }
  }

  private static void addSections(Element item, SitePage page) {
    Element sections = new Element("ul");
    for (Element heading : page.body().select("h2[id]")) {
      Element link = sections.appendElement("li").appendElement("a");
      link.attr("href", "#" + heading.id()).attr("lang", page.language()).text(heading.text());
    }
    if (sections.childrenSize() > 0) {
      item.appendChild(sections);
    }
  }
}
