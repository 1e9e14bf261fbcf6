package io.github.boardrules.zertz.reference;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The choices of a variant (RULES.md, "Variants").
 *
 * @param middle the m of RULES.md, which relates heights to numbers
 * @param columns the column lengths of the start board
 */
public record ReferenceVariant(
    ReferenceMarbles marbles,
    ReferenceMarbles goals,
    int goalOfEach,
    int middle,
    List<Integer> columns,
    boolean automatic,
    boolean retract,
    int stall) {

  /** Parses a well-formed id. */
  public static ReferenceVariant parse(String id) {
    boolean tournament = id.contains("game=tournament");
    String rings = value(id, "rings", "37");
    return new ReferenceVariant(
        tournament ? new ReferenceMarbles(6, 8, 10) : new ReferenceMarbles(5, 7, 9),
        tournament ? new ReferenceMarbles(4, 5, 6) : new ReferenceMarbles(3, 4, 5),
        tournament ? 3 : 2,
        rings.equals("61") ? 4 : 3,
        columns(rings),
        id.contains("claim=automatic"),
        id.contains("capture=retract"),
        Integer.parseInt(value(id, "stall", "0")));
  }

  /** Returns the cells of the start board. */
  public Set<ReferenceCell> cells() {
    Set<ReferenceCell> cells = new TreeSet<>();
    for (int column = 0; column < columns.size(); column++) {
      for (int number = 1; number <= columns.get(column); number++) {
        cells.add(cell(column, number));
      }
    }
    return cells;
  }

  /** Returns the cell with a number in a column. */
  public ReferenceCell cell(int column, int number) {
    return new ReferenceCell(column, Math.abs(column - middle) + 2 * number);
  }

  /** Returns the number of a cell in its column. */
  public int number(ReferenceCell cell) {
    return (cell.height() - Math.abs(cell.column() - middle)) / 2;
  }

  private static List<Integer> columns(String rings) {
    return switch (rings) {
      case "37" -> List.of(4, 5, 6, 7, 6, 5, 4);
      case "40" -> List.of(5, 6, 7, 7, 6, 5, 4);
      case "43" -> List.of(5, 6, 7, 7, 6, 5, 4, 3);
      case "44" -> List.of(5, 6, 7, 8, 7, 6, 5);
      case "48" -> List.of(5, 6, 7, 8, 7, 6, 5, 4);
      case "61" -> List.of(5, 6, 7, 8, 9, 8, 7, 6, 5);
      default -> throw new IllegalArgumentException("No board: " + rings);
    };
  }

  private static String value(String id, String key, String otherwise) {
    for (String option : id.split("[:,]", -1)) {
      if (option.startsWith(key + "=")) {
        return option.substring(key.length() + 1);
      }
    }
    return otherwise;
  }
}
