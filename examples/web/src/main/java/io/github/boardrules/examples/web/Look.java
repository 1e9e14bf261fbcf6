package io.github.boardrules.examples.web;

import java.util.List;
import java.util.Locale;

/**
 * How the page wants to see the board.
 *
 * @param locale the language
 * @param isTurned whether player 2 sits below the board
 * @param areStocksBelow whether the stocks stand below the board, as on a phone
 * @param hasNames whether every cell shows its name
 * @param areLevelsApart whether each level of a pyramid is a board of its own
 * @param hasWords whether the moves are told in words too
 */
record Look(
    Locale locale,
    boolean isTurned,
    boolean areStocksBelow,
    boolean hasNames,
    boolean areLevelsApart,
    boolean hasWords) {
  static final Look FIRST = of("en", "");

  /** Returns a look by a language and words with spaces between them. */
  static Look of(String language, String words) {
    List<String> wanted = List.of(words.split(" ", -1));
    return new Look(
        Locale.forLanguageTag(language),
        wanted.contains("turned"),
        wanted.contains("below"),
        wanted.contains("names"),
        wanted.contains("apart"),
        wanted.contains("words"));
  }

  /** Returns an arrow as it points on this board; other texts stay as they are. */
  String arrow(String arrow) {
    String arrows = "↑↗→↘↓↙←↖";
    int at = arrows.indexOf(arrow);
    return isTurned && at >= 0 ? arrows.substring((at + 4) % 8, (at + 4) % 8 + 1) : arrow;
  }
}
