package io.github.boardrules.nim.reference;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Formats and parses moves and positions (RULES.md, "Notation"). Parsed texts must be well-formed.
 */
public final class ReferenceTexts {
  private ReferenceTexts() {}

  /** A move on a grid as it is written. */
  public static String format(NavigableSet<String> cells) {
    return String.join("+", cells);
  }

  /** Reads a move on a grid, its cells in any order. */
  public static NavigableSet<String> parseCells(String text) {
    return new TreeSet<>(List.of(text.split("\\+", -1)));
  }

  /** A position on a grid as it is written. */
  public static String format(ReferenceGrid grid, ReferenceGrid.Position position) {
    StringBuilder text = new StringBuilder();
    for (int row = grid.rows(); row >= 1; row--) {
      for (int column = 1; column <= grid.cols(); column++) {
        text.append(position.balls().contains(ReferenceGrid.cell(column, row)) ? 'o' : '.');
      }
      text.append(row == 1 ? ' ' : '/');
    }
    return text.append(position.side()).toString();
  }

  /** Reads a position on a grid. */
  public static ReferenceGrid.Position parseGrid(String text) {
    String[] words = text.split(" ", -1);
    List<String> rows = List.of(words[0].split("/", -1));
    NavigableSet<String> balls = new TreeSet<>();
    for (int i = 0; i < rows.size(); i++) {
      for (int j = 0; j < rows.get(i).length(); j++) {
        if (rows.get(i).charAt(j) == 'o') {
          balls.add(ReferenceGrid.cell(j + 1, rows.size() - i));
        }
      }
    }
    return new ReferenceGrid.Position(balls, Integer.parseInt(words[1]));
  }

  /** A move with heaps as it is written. */
  public static String format(ReferenceHeaps.Move move) {
    return move.heap() + ":" + move.count();
  }

  /** Reads a move with heaps. */
  public static ReferenceHeaps.Move parseMove(String text) {
    String[] numbers = text.split(":", -1);
    return new ReferenceHeaps.Move(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
  }

  /** The notation of a position of heaps. */
  public static String format(ReferenceHeaps.Position position) {
    return position.heaps().stream().map(String::valueOf).collect(Collectors.joining("-"))
        + " "
        + position.side();
  }

  /** Parses a position of heaps. */
  public static ReferenceHeaps.Position parseHeaps(String text) {
    String[] words = text.split(" ", -1);
    List<Integer> heaps = List.of(words[0].split("-", -1)).stream().map(Integer::valueOf).toList();
    return new ReferenceHeaps.Position(heaps, Integer.parseInt(words[1]));
  }
}
