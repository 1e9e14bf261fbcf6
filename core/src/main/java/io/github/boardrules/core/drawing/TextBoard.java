package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram.Caption;
import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One level of a board in letters.
 *
 * <p>A row of the board is a line of text, or several if rows are far apart. All columns are
 * equally wide, so that no two entries touch, and near the shape of the board. A board that would
 * be too wide is compressed: each column then stands as far to the left as its entries allow.
 */
final class TextBoard {
  private static final int MAX_STEP = 4;

  /** A piece of text at a column of a line; the signs of a mark stand directly around it. */
  private record PlacedText(int line, int column, String text, Set<Emphasis> marks, int room) {}

  /** Two texts beside each other in a line. */
  private record Neighbours(PlacedText left, PlacedText right) {
    /** Returns the distance of their beginnings, with room for marks or a space. */
    int distance() {
      return left.text.length() + Math.max(left.room + right.room, left.room == right.room ? 1 : 2);
    }
  }

  private final DiagramIndex index;
  private final boolean hasNames;
  private final TextPaint paint;
  private final TextAxis columns;
  private final TextAxis rows;
  private final List<PlacedText> entries = new ArrayList<>();
  private final Map<Integer, String> rowCaptions = new TreeMap<>();
  private final Map<Integer, String> rowStarts = new TreeMap<>();
  private final Map<Integer, String> rowEnds = new TreeMap<>();

  TextBoard(DiagramIndex index, int level, boolean hasNames, TextPaint paint) {
    this.index = index;
    this.hasNames = hasNames;
    this.paint = paint;
    List<Cell> cells = index.levels.get(level);
    columns = new TextAxis(cells.stream().mapToDouble(Cell::x));
    rows = new TextAxis(cells.stream().mapToDouble(Cell::y));
    cells.forEach(this::addCell);
    List<Caption> captions = index.captions(level);
    captions.forEach(this::addBesideCell);
    int below = entries.stream().mapToInt(PlacedText::line).max().orElse(0) + 1;
    captions.forEach(caption -> addInMargin(caption, below));
  }

  List<String> lines(int width) {
    int margin =
        Stream.concat(rowCaptions.values().stream(), rowStarts.values().stream())
            .mapToInt(String::length)
            .max()
            .orElse(0);
    int indent = margin == 0 ? 1 : margin + 2;
    int[] starts = columnStarts(width - indent);
    int first = entries.stream().mapToInt(PlacedText::line).min().orElse(0);
    int last = entries.stream().mapToInt(PlacedText::line).max().orElse(0);
    StringBuilder[] lines = new StringBuilder[last - first + 1];
    Arrays.setAll(lines, i -> new StringBuilder());
    rowCaptions.forEach(
        (line, text) -> write(lines[line - first], margin - text.length(), paint.printable(text)));
    for (PlacedText entry : entries) {
      int start = indent + starts[entry.column] - (entry.marks.isEmpty() ? 0 : 1);
      write(lines[entry.line - first], start, TextPaint.marked(entry.text, entry.marks));
    }
    rowStarts.keySet().removeAll(rowCaptions.keySet());
    rowStarts.forEach((line, text) -> writeBefore(lines[line - first], paint.printable(text)));
    rowEnds.forEach((line, text) -> lines[line - first].append("  ").append(paint.printable(text)));
    return Arrays.stream(lines).map(StringBuilder::toString).collect(Collectors.toList());
  }

  private void addCell(Cell cell) {
    int column = columns.index(cell.x());
    entries.add(new PlacedText(line(cell), column, text(cell), index.marks(cell), 1));
  }

  /** Adds a caption directly above or below a cell unless the cells show their names. */
  private void addBesideCell(Caption caption) {
    if (!hasNames) {
      switch (caption.place()) {
        case ABOVE -> addCaption(caption, line(index.cell(caption.cell())) - 1);
        case BELOW -> addCaption(caption, line(index.cell(caption.cell())) + 1);
        case LEFT -> rowStarts.put(line(index.cell(caption.cell())), caption.text());
        case RIGHT -> rowEnds.put(line(index.cell(caption.cell())), caption.text());
        case COLUMN, ROW, INSIDE -> {}
      }
    }
  }

  private void addInMargin(Caption caption, int below) {
    switch (caption.place()) {
      case COLUMN -> addCaption(caption, below);
      case ROW -> rowCaptions.put(line(index.cell(caption.cell())), caption.text());
      case ABOVE, BELOW, LEFT, RIGHT, INSIDE -> {}
    }
  }

  private void addCaption(Caption caption, int line) {
    int column = columns.index(index.cell(caption.cell()).x());
    if (entries.stream().noneMatch(entry -> entry.line == line && entry.column == column)) {
      entries.add(new PlacedText(line, column, paint.printable(caption.text()), Set.of(), 0));
    }
  }

  /** Returns what stands on the cell, its ground if that is shown, and its caption if inside. */
  private String text(Cell cell) {
    String name = paint.printable(hasNames ? cell.name() : index.captionInside(cell));
    String inside = paint.printable(index.captionInside(cell));
    String content = content(cell);
    String ground = index.ground(cell).isEmpty() ? "" : paint.symbol(cell.style());
    if (!content.isEmpty()) {
      return content + (ground.isEmpty() ? "" : "/" + ground) + after(inside);
    }
    if (!ground.isEmpty()) {
      return !inside.isEmpty() || name.isEmpty() ? ground + after(inside) : name;
    }
    return name.isEmpty() ? paint.symbol(cell.style()) : name;
  }

  private static String after(String caption) {
    return caption.isEmpty() ? "" : ":" + caption;
  }

  private String content(Cell cell) {
    List<Piece> pieces = index.pieces(cell);
    if (!pieces.isEmpty()) {
      return paint.piece(pieces.get(pieces.size() - 1), index.height(cell));
    }
    if (cell.shape() == Shape.REMOVED) {
      return "-";
    }
    return cell.label().equals(cell.name()) ? "" : paint.printable(cell.label());
  }

  private int line(Cell cell) {
    return rows.span() - rows.offsets[rows.index(cell.y())];
  }

  private int[] columnStarts(int width) {
    int widest = entries.stream().mapToInt(entry -> entry.text.length()).max().orElse(1);
    List<PlacedText> sorted = new ArrayList<>(entries);
    sorted.sort(Comparator.comparingInt(PlacedText::line).thenComparingInt(PlacedText::column));
    List<Neighbours> neighbours =
        IntStream.range(1, sorted.size())
            .mapToObj(i -> new Neighbours(sorted.get(i - 1), sorted.get(i)))
            .filter(pair -> pair.left.line == pair.right.line)
            .collect(Collectors.toList());
    int step = (int) Math.max(1, Math.min(MAX_STEP, Math.round(2 * columns.unit / rows.unit)));
    for (Neighbours pair : neighbours) {
      int steps = columns.offsets[pair.right.column] - columns.offsets[pair.left.column];
      step = Math.max(step, (pair.distance() + steps - 1) / steps);
    }
    boolean isTooWide = step * columns.span() + widest > width;
    int[] starts = new int[columns.offsets.length];
    for (int column = 1; column < starts.length; column++) {
      starts[column] = isTooWide ? starts[column - 1] + 1 : step * columns.offsets[column];
      for (Neighbours pair : neighbours) {
        if (pair.right.column == column) {
          int least = starts[pair.left.column] + pair.distance();
          starts[column] = Math.max(starts[column], least);
        }
      }
    }
    return starts;
  }

  /** Writes a text before the first letter of a line, for which the margin has room. */
  private static void writeBefore(StringBuilder line, String text) {
    int begin = 0;
    while (begin < line.length() && line.charAt(begin) == ' ') {
      begin++;
    }
    write(line, Math.max(0, begin - 2 - text.length()), text);
  }

  private static void write(StringBuilder line, int start, String text) {
    line.append(" ".repeat(Math.max(0, start + text.length() - line.length())));
    line.replace(start, start + text.length(), text);
  }
}
