package io.github.boardrules.examples.cli.serve;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Rules;
import io.github.boardrules.core.drawing.SvgDrawing;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** How a picture looks: words, each of which is an option of {@code show}, and a width. */
record SvgLook(List<String> words, OptionalLong width, Locale locale) {
  static final List<String> WORDS =
      List.of(
          "turned",
          "names",
          "status",
          "symbols",
          "no-symbols",
          "levels-apart",
          "stocks-below",
          "dark-mode");

  private static final int MAX_WIDTH = 100_000;

  static SvgLook of(Request request, Locale locale) {
    List<String> words = request.texts("look", 2 * WORDS.size());
    for (String word : words) {
      if (!WORDS.contains(word)) {
        throw Request.unknownWord("look", word, WORDS);
      }
    }
    return new SvgLook(words, request.number("width", 1, MAX_WIDTH), locale);
  }

  <S> String draw(Rules<S, ?> rules, S position) {
    Diagram diagram = rules.diagram(position);
    SvgDrawing drawing =
        SvgDrawing.standard()
            .withLocale(locale)
            .withTitle(rules.variant())
            .withNames(words.contains("names"))
            .withStatus(words.contains("status") ? rules.statusMessage(position, locale) : "")
            .withLevelsApart(words.contains("levels-apart"))
            .withStocksBelow(words.contains("stocks-below"))
            .withDarkMode(words.contains("dark-mode"));
    if (words.contains("symbols") || words.contains("no-symbols")) {
      drawing = drawing.withSymbols(words.contains("symbols"));
    }
    if (width.isPresent()) {
      drawing = drawing.withWidth((int) width.getAsLong());
    }
    return drawing.draw(words.contains("turned") ? diagram.withHalfTurn() : diagram);
  }
}
