package io.github.boardrules.examples.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.fixtures.Checkout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every link from a page to a file or a heading of this checkout has a target. */
class LinksTest {
  private static final Pattern LINK = Pattern.compile("(?:\\]\\(|src=\")([^)\"]+)[)\"]");

  static List<String> pages() {
    return Checkout.allPages();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkHasATarget(String page) {
    assertThat(deadLinks(page, Checkout.read(page))).isEmpty();
  }

  @Test
  void everyPageIsReachedFromTheReadme() {
    Set<String> reached = new TreeSet<>();
    Deque<String> open = new ArrayDeque<>(List.of("README.md"));
    while (!open.isEmpty()) {
      String page = open.remove();
      if (reached.add(page)) {
        LINK.matcher(Checkout.read(page))
            .results()
            .map(link -> Checkout.beside(page, link.group(1).replaceFirst("#.*", "")))
            .filter(pages()::contains)
            .forEach(open::add);
      }
    }
    assertThat(pages()).allMatch(reached::contains);
  }

  @Test
  void aDeadLinkIsNoticed() {
    String text =
        """
        # A heading, in `words`
        [here](#a-heading-in-words) [nowhere](#a-heading)
        [file](../zertz/RULES.md) [part](../zertz/RULES.md#notation) [none](none.md)
        [no part](../zertz/RULES.md#nothing) [away](https://example.org/none.md)
        <img alt="none" src="pictures/none.svg" width="1">
        """;
    assertThat(deadLinks("docs/page.md", text))
        .containsExactly("#a-heading", "none.md", "../zertz/RULES.md#nothing", "pictures/none.svg");
  }

  private static List<String> deadLinks(String page, String text) {
    List<String> dead = new ArrayList<>();
    Matcher link = LINK.matcher(text);
    while (link.find()) {
      if (!link.group(1).contains("://") && !hasTarget(page, text, link.group(1))) {
        dead.add(link.group(1));
      }
    }
    return dead;
  }

  private static boolean hasTarget(String page, String text, String link) {
    String[] parts = link.split("#", 2);
    String target = Path.of(page).resolveSibling(parts[0]).normalize().toString();
    if (!parts[0].isEmpty() && !Files.exists(Checkout.path(target))) {
      return false;
    }
    return parts.length == 1
        || headings(parts[0].isEmpty() ? text : Checkout.read(target)).contains(parts[1]);
  }

  /** Returns the link targets of headings: lower case, hyphens for spaces. */
  private static List<String> headings(String text) {
    return text.lines()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("#+ ", "").toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .toList();
  }
}
