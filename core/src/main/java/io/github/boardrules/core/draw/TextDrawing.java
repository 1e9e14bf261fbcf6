package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Cell;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws a diagram with letters, for terminals, logs and tests. The same diagram gives the same text
 * on every machine.
 *
 * <p>A piece is drawn by its look's symbol, with its count behind it when that is above 1; a cell
 * without a piece by its label, or else by its ground's symbol; a place that is gone by {@code -}.
 * Where grounds differ and bear letters or digits, the ground stands behind a piece or label too:
 * {@code W/b} is {@code W} on {@code b}. Of several pieces on a cell the top one is drawn. Cells
 * that lie over each other are drawn apart: each floor of a pyramid beside the one below it. Of
 * several marks of a cell the one that matters most is drawn: {@code !x!} refused, {@code [x]}
 * entered, {@code (x)} next, {@code <x>} last.
 *
 * <p>The names of cells stand in the margins where columns and rows are straight, at the ends of
 * the columns where only these are, and otherwise behind the symbol, parted by a colon. Lines are
 * not drawn; those that leap over cells are listed below the board.
 *
 * <p>Drawings are immutable.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=2");
 * var position = rules.play(rules.start(), GridMove.parse("a1+b1"));
 * System.out.print(TextDrawing.plain().draw(rules.diagram(position)));
 * }</pre>
 *
 * <pre class="output">{@code
 * 2  o  o  o
 * 1  .  .  o
 *    a  b  c
 *
 * o ball   . cell
 * }</pre>
 */
public final class TextDrawing {
  /** What a usual drawing fits into; longer lines are only written where nothing can be wrapped. */
  static final int WIDTH = 100;

  private static final int BETWEEN_FLOORS = 4;
  private static final TextDrawing PLAIN = new TextDrawing(false, true, false);

  private final boolean names;
  private final boolean legend;
  private final boolean unicode;

  private TextDrawing(boolean names, boolean legend, boolean unicode) {
    this.names = names;
    this.legend = legend;
    this.unicode = unicode;
  }

  /**
   * The usual drawing: ASCII only, without names in the cells, with a legend.
   *
   * @return the drawing
   */
  public static TextDrawing plain() {
    return PLAIN;
  }

  /**
   * A drawing like this one that writes, or does not write, the names of cells without pieces in
   * place of their symbols.
   *
   * @param wanted whether to write them
   * @return the drawing
   */
  public TextDrawing withNames(boolean wanted) {
    return new TextDrawing(wanted, legend, unicode);
  }

  /**
   * A drawing like this one that ends, or does not end, with a list of the symbols and marks.
   *
   * @param wanted whether to list them
   * @return the drawing
   */
  public TextDrawing withLegend(boolean wanted) {
    return new TextDrawing(names, wanted, unicode);
  }

  /**
   * A drawing like this one that keeps, or does not keep, what is not ASCII in names, labels and
   * titles. Where it is not kept a question mark stands for it.
   *
   * @param wanted whether to keep it
   * @return the drawing
   */
  public TextDrawing withUnicode(boolean wanted) {
    return new TextDrawing(names, legend, wanted);
  }

  /**
   * Draws a diagram.
   *
   * @param diagram what to draw
   * @return lines without spaces at their ends, each ended by a line feed; empty for an empty
   *     diagram
   */
  public String draw(Diagram diagram) {
    Scene scene = new Scene(diagram);
    TextNotes notes = new TextNotes(scene, unicode);
    List<List<String>> parts = new ArrayList<>(boards(scene));
    parts.add(notes.lines());
    parts.add(notes.stocks());
    if (legend) {
      parts.add(notes.legend());
    }
    StringBuilder text = new StringBuilder();
    for (List<String> part : parts) {
      if (!part.isEmpty() && text.length() > 0) {
        text.append('\n');
      }
      part.forEach(line -> text.append(line.stripTrailing()).append('\n'));
    }
    return text.toString();
  }

  /** The floors, as many beside each other as fit. */
  private List<List<String>> boards(Scene scene) {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = List.of();
    for (List<Cell> floor : scene.floors()) {
      List<String> board = new TextBoard(scene, floor, names, unicode).lines();
      if (row.isEmpty()) {
        row = board;
      } else if (width(row) + BETWEEN_FLOORS + width(board) <= WIDTH) {
        row = beside(row, board);
      } else {
        rows.add(row);
        row = board;
      }
    }
    rows.add(row);
    return rows;
  }

  /** Two blocks of lines, level at the bottom. */
  private static List<String> beside(List<String> left, List<String> right) {
    int height = Math.max(left.size(), right.size());
    int indent = width(left) + BETWEEN_FLOORS;
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < height; i++) {
      String start = line(left, i - height + left.size());
      String end = line(right, i - height + right.size());
      lines.add(start + " ".repeat(indent - start.length()) + end);
    }
    return lines;
  }

  private static String line(List<String> lines, int index) {
    return index < 0 ? "" : lines.get(index);
  }

  private static int width(List<String> lines) {
    return lines.stream().mapToInt(String::length).max().orElse(0);
  }
}
