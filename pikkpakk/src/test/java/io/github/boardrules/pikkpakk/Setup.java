package io.github.boardrules.pikkpakk;

import io.github.boardrules.pikkpakk.reference.ReferenceBoard;
import io.github.boardrules.pikkpakk.reference.ReferenceTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** Builds the text of a position for a test. */
final class Setup {
  static final String SPIRAL =
      "9/1ldddddd1/1ldlllll1/1ldldddl1/1ldltldl1/1ldddldl1/1llllldl1/1ddddddl1/9";

  private final String variant;
  private final int size;
  private final SortedMap<String, Character> board = new TreeMap<>();
  private int toMove = 1;
  private String phase;
  private String lost = "0-0";

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
      String last = ends[ends.length - 1];
      int column = ReferenceBoard.column(last) - ReferenceBoard.column(ends[0]);
      int row = ReferenceBoard.row(last) - ReferenceBoard.row(ends[0]);
      for (int i = 0; i <= Math.max(Math.abs(column), Math.abs(row)); i++) {
        cells.add(
            ReferenceBoard.cell(
                ReferenceBoard.column(ends[0]) + i * Integer.signum(column),
                ReferenceBoard.row(ends[0]) + i * Integer.signum(row)));
      }
    }
    return cells;
  }

  String board() {
    return ReferenceTexts.formatBoard(board, size);
  }

  String text() {
    String text = board() + " " + toMove + " " + phase;
    text += variant.startsWith("abalone") ? " " + lost : "";
    return text + (variant.contains("repeat=") ? " -" : "");
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
}
