package io.github.boardrules.examples.web;

import java.util.Locale;

/**
 * How the page wants to see the board.
 *
 * @param locale the language
 * @param isTurned whether player 2 sits below the board
 * @param areStocksBelow whether the stocks stand below the board, as on a phone
 */
record Look(Locale locale, boolean isTurned, boolean areStocksBelow) {
  static final Look FIRST = new Look(Locale.ENGLISH, false, false);

  /** Returns an arrow as it points on this board; other texts stay as they are. */
  String arrow(String arrow) {
    String arrows = "↑↗→↘↓↙←↖";
    int at = arrows.indexOf(arrow);
    return isTurned && at >= 0 ? arrows.substring((at + 4) % 8, (at + 4) % 8 + 1) : arrow;
  }
}
