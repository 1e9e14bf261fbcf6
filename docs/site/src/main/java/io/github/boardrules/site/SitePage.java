package io.github.boardrules.site;

import java.util.List;
import java.util.Locale;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;

/**
 * A page in Markdown as HTML: with tables, and with the ids of headings that GitHub gives them.
 *
 * @param source the file in the checkout
 * @param body its content; comments are left out
 */
record SitePage(String source, Element body) {
  /** The name of a rule page in Hungarian. */
  private static final String HUNGARIAN = "JATEKSZABALY.md";

  /** The page with which the site begins. */
  static final String HOME = "README.md";

  /** The folder of the documentation. */
  static final String DOCS = "docs";

  private static final List<Extension> EXTENSIONS =
      List.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser MARKDOWN = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer HTML = HtmlRenderer.builder().extensions(EXTENSIONS).build();

  /** Renders a text in Markdown. */
  static SitePage of(String source, String text) {
    Element body = Jsoup.parseBodyFragment(HTML.render(MARKDOWN.parse(text))).body();
    body.selectNodes("::comment").forEach(Node::remove);
    return new SitePage(source, body);
  }

  /** Returns whether the site begins with this page. */
  boolean isHome() {
    return source.equals(HOME);
  }

  /** Returns the file of the page in the site, such as {@code zertz/rules.html}. */
  String target() {
    return isHome()
        ? "index.html"
        : source.toLowerCase(Locale.ROOT).replaceFirst("\\.md$", ".html");
  }

  /** Returns the text of the first heading; without one, the name of the source. */
  String title() {
    Element heading = body.selectFirst("h1");
    return heading == null ? source : heading.text();
  }

  /** Returns the language tag of the text. */
  String language() {
    return source.endsWith("/" + HUNGARIAN) ? "hu" : "en";
  }

  /** Returns the name of the language in the language itself. */
  String languageName() {
    Locale locale = Locale.forLanguageTag(language());
    return locale.getDisplayLanguage(locale);
  }

  /** Returns the folder of the source; empty for the top folder. */
  String folder() {
    return source.substring(0, Math.max(0, source.lastIndexOf('/')));
  }

  /** Returns whether this is a page of a game: neither at the top nor in {@code docs}. */
  boolean isRules() {
    return !folder().isEmpty() && !folder().startsWith(DOCS);
  }

  /** Returns the link from this page to a file of the site. */
  String linkTo(String file) {
    return "../".repeat((int) target().chars().filter(letter -> letter == '/').count()) + file;
  }
}
