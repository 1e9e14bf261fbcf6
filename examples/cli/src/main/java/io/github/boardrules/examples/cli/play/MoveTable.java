package io.github.boardrules.examples.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The sorted moves that begin with a text, in columns, as many as a person wants to see. */
record MoveTable(List<String> moves, String typed) {
  private static final int MAX_MOVES = 200;
  private static final String GAP = "  ";

  static MoveTable of(Stream<String> moves, String typed) {
    return new MoveTable(moves.filter(move -> begins(move, typed)).sorted().toList(), typed);
  }

  /** Returns whether a text begins with another one, in letters of either case. */
  static boolean begins(String text, String beginning) {
    return text.regionMatches(true, 0, beginning, 0, beginning.length());
  }

  /** Returns the lines of the table, shorter than a width; the moves go on down the columns. */
  List<String> lines(int width) {
    List<String> shown = moves.subList(0, moves.size() - hidden());
    int widest = shown.stream().mapToInt(String::length).max().orElse(0) + GAP.length();
    // Terminals go on to a new line behind a line that is as wide as they are.
    int columns = Math.max(1, (width - 1 + GAP.length()) / widest);
    int rows = (shown.size() + columns - 1) / columns;
    List<String> lines = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      StringBuilder line = new StringBuilder();
      for (int i = row; i < shown.size(); i += rows) {
        line.append(shown.get(i)).append(" ".repeat(widest - shown.get(i).length()));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /** Returns how many moves the table leaves out. */
  int hidden() {
    return Math.max(0, moves.size() - MAX_MOVES);
  }

  /** Returns the shortest beginning of the first hidden move whose own table is complete. */
  String narrower() {
    String move = moves.get(MAX_MOVES);
    for (int length = typed.length() + 1; length < move.length(); length++) {
      String beginning = move.substring(0, length);
      if (moves.stream().filter(other -> other.startsWith(beginning)).count() <= MAX_MOVES) {
        return beginning;
      }
    }
    return move;
  }
}
