package io.github.boardrules.pylos.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The texts of moves and positions (RULES.md, "Notation"). What is read must be well-formed. */
public final class ReferenceTexts {
  private static final String COLUMNS = "abcd";

  private ReferenceTexts() {}

  public static String format(ReferenceCell cell) {
    return "" + cell.level() + COLUMNS.charAt(cell.column() - 1) + cell.row();
  }

  public static ReferenceCell parseCell(String text) {
    return new ReferenceCell(
        text.charAt(0) - '0', COLUMNS.indexOf(text.charAt(1)) + 1, text.charAt(2) - '0');
  }

  public static String format(ReferenceMove move) {
    StringBuilder text = new StringBuilder();
    move.source().ifPresent(source -> text.append(format(source)).append('-'));
    text.append(format(move.target()));
    move.takenBack().forEach(cell -> text.append('x').append(format(cell)));
    return text.toString();
  }

  public static ReferenceMove parseMove(String text) {
    String[] parts = text.split("x", -1);
    List<ReferenceCell> takenBack = new ArrayList<>();
    for (int i = 1; i < parts.length; i++) {
      takenBack.add(parseCell(parts[i]));
    }
    String[] cells = parts[0].split("-", -1);
    return cells.length == 1
        ? new ReferenceMove(Optional.empty(), parseCell(cells[0]), takenBack)
        : new ReferenceMove(Optional.of(parseCell(cells[0])), parseCell(cells[1]), takenBack);
  }

  public static String format(ReferenceBoard board, ReferencePosition position) {
    StringBuilder text = new StringBuilder();
    for (int level = 1; level <= board.base(); level++) {
      text.append(level == 1 ? "" : "|");
      for (int row = board.side(level); row >= 1; row--) {
        text.append(row == board.side(level) ? "" : "/");
        for (int column = 1; column <= board.side(level); column++) {
          ReferenceCell cell = new ReferenceCell(level, column, row);
          text.append(position.owner(cell).map(String::valueOf).orElse("."));
        }
      }
    }
    return text + " " + position.side() + " " + position.count();
  }

  public static ReferencePosition parsePosition(String text) {
    String[] words = text.split(" ", -1);
    SortedMap<ReferenceCell, Integer> stones = new TreeMap<>();
    String[] levels = words[0].split("\\|", -1);
    for (int level = 1; level <= levels.length; level++) {
      String[] rows = levels[level - 1].split("/", -1);
      for (int row = 1; row <= rows.length; row++) {
        String cells = rows[rows.length - row];
        for (int column = 1; column <= cells.length(); column++) {
          char stone = cells.charAt(column - 1);
          if (stone != '.') {
            stones.put(new ReferenceCell(level, column, row), stone - '0');
          }
        }
      }
    }
    return new ReferencePosition(stones, Integer.parseInt(words[1]), Integer.parseInt(words[2]));
  }
}
