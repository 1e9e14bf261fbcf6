package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.EdgeKind;
import io.github.boardrules.core.Diagram.Piece;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The parts of a drawing that are below the board. */
record TextNotes(DiagramIndex index, DrawingWords words, TextPaint paint, int width) {

  /** Returns stacks of different pieces, lines that leap and arrows, for which letters are few. */
  List<String> lists() {
    List<String> stacks = new ArrayList<>();
    for (Cell cell : index.diagram.cells()) {
      List<Piece> pieces = index.pieces(cell);
      if (pieces.size() > 1) {
        String fromTop =
            pieces.stream()
                .map(piece -> paint.piece(piece, piece.count()))
                .reduce("", (above, piece) -> piece + above);
        stacks.add(paint.printable(cell.name()) + ":" + fromTop);
      }
    }
    List<String> lines = new ArrayList<>(list("stacks", stacks));
    lines.addAll(edges("lines", EdgeKind.LEAP, "-"));
    lines.addAll(edges("arrows", EdgeKind.ARROW, "->"));
    return lines;
  }

  private List<String> edges(String title, EdgeKind kind, String sign) {
    List<String> ends =
        DrawingWords.ends(index.diagram, kind, sign).stream()
            .map(paint::printable)
            .collect(Collectors.toList());
    return list(title, ends);
  }

  private List<String> list(String title, List<String> entries) {
    return wrapped(paint.printable(words.text(title)), entries, " ");
  }

  List<String> stocks() {
    List<Stock> stocks = index.diagram.stocks();
    int longest = 0;
    for (Stock stock : stocks) {
      if (!stock.piles().isEmpty()) {
        longest = Math.max(longest, paint.printable(words.text(stock.title())).length());
      }
    }
    int digits = index.piles().mapToInt(pile -> words.count(pile).length()).max().orElse(1);
    List<String> lines = new ArrayList<>();
    for (Stock stock : stocks) {
      List<String> piles = new ArrayList<>();
      for (Pile pile : stock.piles()) {
        String count = words.count(pile);
        String padding = " ".repeat(digits - count.length());
        String text = paint.symbol(pile.style()) + " x" + count;
        piles.add(TextPaint.marked(text, pile.marks()) + padding);
      }
      String title = paint.printable(words.text(stock.title()));
      String padded = title + " ".repeat(Math.max(0, longest - title.length()));
      lines.addAll(piles.isEmpty() ? List.of(title) : wrapped(padded, piles, "  "));
    }
    return lines;
  }

  List<String> legend() {
    // Styles that differ only in their colours are listed once.
    Map<String, String> styles = new LinkedHashMap<>();
    for (Style style : index.styles()) {
      if (style.symbol() != ' ') {
        String label = " " + paint.printable(words.text(style.label()));
        styles.putIfAbsent(style.symbol() + label, paint.symbol(style) + label);
      }
    }
    List<String> entries = new ArrayList<>(styles.values());
    List<Cell> cells = index.diagram.cells();
    if (cells.stream().anyMatch(cell -> cell.shape() == Shape.REMOVED)) {
      entries.add("- " + paint.printable(words.text("removed")));
    }
    Stream.concat(cells.stream().map(index::marks), index.piles().map(Pile::marks))
        .flatMap(marks -> TextPaint.strongest(marks).stream())
        .sorted()
        .map(
            mark ->
                TextPaint.marked("x", Set.of(mark))
                    + " "
                    + words.text("mark." + mark.name().toLowerCase(Locale.ROOT)))
        .forEach(entry -> entries.add(paint.printable(entry)));
    return wrapped("", entries.stream().distinct().collect(Collectors.toList()), "   ");
  }

  /**
   * Returns a title and entries after it, which continue below the first one if they do not fit.
   */
  private List<String> wrapped(String title, List<String> entries, String between) {
    String start = title.isEmpty() ? "" : title + "  ";
    List<String> lines = new ArrayList<>();
    for (String entry : entries) {
      int last = lines.size() - 1;
      String longer = last < 0 ? "" : lines.get(last) + between + entry;
      if (last >= 0 && longer.length() <= width) {
        lines.set(last, longer);
      } else {
        lines.add((last < 0 ? start : " ".repeat(start.length())) + entry);
      }
    }
    return lines;
  }
}
