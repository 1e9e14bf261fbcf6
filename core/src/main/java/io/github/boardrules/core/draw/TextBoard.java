package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * One floor of a board in letters.
 *
 * <p>Design note: a row of the board is a line of text, or several where rows lie far apart. The
 * columns get one distance, wide enough that no two words of a line touch and near to the shape of
 * the board, letters being about twice as high as wide. A board that would be too wide in this way
 * is squeezed: each column then stands as far to the left as its words allow.
 */
final class TextBoard {
  private static final int WIDEST_STEP = 4;

  /** A word of the drawing; marks stand directly before and behind a cell's word. */
  private record Word(int line, int column, String text, String before, String after, int room) {}

  private final Scene scene;
  private final boolean names;
  private final boolean unicode;
  private final Axis across;
  private final Axis up;
  private final Naming naming;
  private final List<Word> words = new ArrayList<>();

  TextBoard(Scene scene, List<Cell> floor, boolean names, boolean unicode) {
    this.scene = scene;
    this.names = names;
    this.unicode = unicode;
    across = Axis.of(floor.stream().mapToDouble(Cell::x));
    up = Axis.of(floor.stream().mapToDouble(Cell::y));
    naming = Naming.of(floor, across, up);
    floor.forEach(this::addCell);
    if (!names) {
      naming.above().forEach(cell -> addName(cell, -1));
      naming.below().forEach(cell -> addName(cell, 1));
    }
    int below = words.stream().mapToInt(Word::line).max().orElse(0) + 1;
    naming
        .columns()
        .forEach((column, part) -> words.add(new Word(below, column, letters(part), "", "", 0)));
  }

  /** The lines, from the top; there may be spaces at their ends. */
  List<String> lines() {
    int[] columns = columns();
    int margin = naming.rows().values().stream().mapToInt(String::length).max().orElse(0);
    int indent = margin == 0 ? 1 : margin + 2;
    int first = words.stream().mapToInt(Word::line).min().orElse(0);
    int last = words.stream().mapToInt(Word::line).max().orElse(0);
    StringBuilder[] lines = new StringBuilder[last - first + 1];
    Arrays.setAll(lines, i -> new StringBuilder());
    naming
        .rows()
        .forEach(
            (row, part) -> write(lines[line(row) - first], margin - part.length(), letters(part)));
    for (Word word : words) {
      int start = indent + columns[word.column] - word.before.length();
      write(lines[word.line - first], start, word.before + word.text + word.after);
    }
    return Arrays.stream(lines).map(StringBuilder::toString).toList();
  }

  private void addCell(Cell cell) {
    Set<Emphasis> marks = scene.marks(cell);
    String before = marks.isEmpty() ? "" : "" + Emphases.before(Emphases.strongest(marks));
    String after = marks.isEmpty() ? "" : "" + Emphases.after(Emphases.strongest(marks));
    words.add(
        new Word(line(up.index(cell.y())), across.index(cell.x()), text(cell), before, after, 1));
  }

  private void addName(Cell cell, int down) {
    int line = line(up.index(cell.y())) + down;
    words.add(new Word(line, across.index(cell.x()), letters(cell.name()), "", "", 0));
  }

  /** What stands on the cell, its ground if that matters, and its name if no margin tells it. */
  private String text(Cell cell) {
    String name = letters(cell.name());
    boolean inside = naming.inside().contains(cell.name());
    String content = content(cell);
    String ground = scene.ground(cell);
    if (!content.isEmpty()) {
      return content + (ground.isEmpty() ? "" : "/" + ground) + (inside ? ":" + name : "");
    }
    if (!ground.isEmpty()) {
      return inside ? ground + ":" + name : names ? name : ground;
    }
    return inside || names ? name : "" + cell.style().symbol();
  }

  private String content(Cell cell) {
    List<Piece> pieces = scene.pieces(cell);
    if (!pieces.isEmpty()) {
      Piece top = pieces.get(pieces.size() - 1);
      return top.style().symbol() + (top.count() == 1 ? "" : Integer.toString(top.count()));
    }
    if (cell.shape() == Shape.REMOVED) {
      return "-";
    }
    return cell.label().equals(cell.name()) ? "" : letters(cell.label());
  }

  private int line(int row) {
    return up.span() - up.place(row);
  }

  /** Where each column's words begin. */
  private int[] columns() {
    int widest = words.stream().mapToInt(word -> word.text.length()).max().orElse(1);
    List<Word> sorted = new ArrayList<>(words);
    sorted.sort(Comparator.comparingInt(Word::line).thenComparingInt(Word::column));
    int step = (int) Math.max(1, Math.min(WIDEST_STEP, Math.round(2 * across.unit() / up.unit())));
    for (int i = 1; i < sorted.size(); i++) {
      Word left = sorted.get(i - 1);
      Word right = sorted.get(i);
      if (left.line == right.line) {
        int steps = across.place(right.column) - across.place(left.column);
        step = Math.max(step, (distance(left, right) + steps - 1) / steps);
      }
    }
    int[] columns = new int[across.size()];
    for (int i = 0; i < columns.length; i++) {
      columns[i] = step * across.place(i);
    }
    return step * across.span() + widest <= TextDrawing.WIDTH ? columns : squeezed(sorted);
  }

  private int[] squeezed(List<Word> sorted) {
    int[] columns = new int[across.size()];
    for (int column = 1; column < columns.length; column++) {
      columns[column] = columns[column - 1] + 1;
      for (int i = 1; i < sorted.size(); i++) {
        Word left = sorted.get(i - 1);
        Word right = sorted.get(i);
        if (left.line == right.line && right.column == column) {
          int least = columns[left.column] + distance(left, right);
          columns[column] = Math.max(columns[column], least);
        }
      }
    }
    return columns;
  }

  /** From the beginning of one word to that of the next, with room for marks or a space. */
  private static int distance(Word left, Word right) {
    return left.text.length() + Math.max(left.room + right.room, left.room == right.room ? 1 : 2);
  }

  private String letters(String text) {
    return Letters.of(text, unicode);
  }

  private static void write(StringBuilder line, int start, String text) {
    line.append(" ".repeat(Math.max(0, start + text.length() - line.length())));
    line.replace(start, start + text.length(), text);
  }
}
