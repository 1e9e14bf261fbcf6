package io.github.boardrules.pikkpakk;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Builds the text of a position for a test. */
final class Setup {
  static final String SPIRAL =
      "9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1ddddddl1/9";

  private final String variant;
  private final int size;
  private final Map<String, Character> board = new TreeMap<>();
  private int toMove = 1;
  private String phase;
  private String lost = "0-0";
  private String history = "-";

  private Setup(String variant) {
    this.variant = variant;
    size = variant.contains("board=11") ? 11 : 9;
    phase = variant.startsWith("pushfour") ? "place" : "push";
  }

  /**
   * Balls as a text: cells and series, followed by the letter of all their balls or of each, with a
   * point for none. The player, the phase and the lost balls may come first: {@code 2 place 1-0: a1
   * c3-c5 l, e5-g5 l.d}.
   */
  static Setup of(String variant, String text) {
    Setup setup = new Setup(variant);
    String[] parts = text.split(": ?", 2);
    for (String word : parts.length == 1 ? new String[0] : parts[0].split(" ", -1)) {
      if (word.contains("-")) {
        setup.lost = word;
      } else if (word.length() == 1) {
        setup.toMove = Integer.parseInt(word);
      } else {
        setup.phase = word;
      }
    }
    String balls = parts[parts.length - 1];
    for (String series : balls.isEmpty() ? new String[0] : balls.split(", ", -1)) {
      int space = series.lastIndexOf(' ');
      String letters = series.substring(space + 1);
      String cells = series.substring(0, space);
      setup.put(cells(cells), letters.repeat(letters.length() == 1 ? cells(cells).size() : 1));
    }
    return setup;
  }

  /** Names of cells, and of series from one cell to another of its line: {@code a1 c3-f3}. */
  static List<String> cells(String names) {
    List<String> cells = new ArrayList<>();
    for (String name : names.split(" ", -1)) {
      String[] ends = name.split("-", -1);
      int column = ends[0].charAt(0) - 'a';
      int row = Integer.parseInt(ends[0].substring(1)) - 1;
      int lastColumn = ends[ends.length - 1].charAt(0) - 'a';
      int lastRow = Integer.parseInt(ends[ends.length - 1].substring(1)) - 1;
      cells.add(name(column, row));
      while (column != lastColumn || row != lastRow) {
        column += Integer.signum(lastColumn - column);
        row += Integer.signum(lastRow - row);
        cells.add(name(column, row));
      }
    }
    return cells;
  }

  Setup history(String entries) {
    history = entries;
    return this;
  }

  String board() {
    List<String> rows = new ArrayList<>();
    for (int row = size - 1; row >= 0; row--) {
      StringBuilder text = new StringBuilder();
      int empty = 0;
      for (int column = 0; column < size; column++) {
        Character ball = board.get(name(column, row));
        if (ball == null) {
          empty++;
        } else {
          text.append(empty == 0 ? "" : Integer.toString(empty)).append(ball);
          empty = 0;
        }
      }
      rows.add(text.append(empty == 0 ? "" : Integer.toString(empty)).toString());
    }
    return String.join("/", rows);
  }

  String text() {
    String text = board() + " " + toMove + " " + phase;
    text += variant.startsWith("abalone") ? " " + lost : "";
    return text + (variant.contains("repeat=") ? " " + history : "");
  }

  /** The position, read from its text. */
  GamePosition position() {
    return GamePosition.of(variant, text());
  }

  private void put(List<String> cells, String balls) {
    if (cells.size() != balls.length()) {
      throw new IllegalStateException(cells + " are not " + balls.length() + " cells.");
    }
    for (int i = 0; i < balls.length(); i++) {
      board.put(cells.get(i), balls.charAt(i));
    }
    board.values().removeIf(ball -> ball == '.');
  }

  private static String name(int column, int row) {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }
}
