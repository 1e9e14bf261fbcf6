package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Cell;
import io.github.boardrules.core.Diagram.Edge;
import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Shape;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Diagram.Style;
import java.util.ArrayList;
import java.util.List;

/** What is written below the board. */
final class TextNotes {
  private final Scene scene;
  private final boolean unicode;

  TextNotes(Scene scene, boolean unicode) {
    this.scene = scene;
    this.unicode = unicode;
  }

  /** The lines that join cells which are no neighbours. */
  List<String> lines() {
    List<String> ends = new ArrayList<>();
    for (Edge line : scene.diagram().edges()) {
      if (scene.leaps(line)) {
        ends.add(letters(line.from()) + "-" + letters(line.to()));
      }
    }
    return ends.isEmpty() ? List.of() : wrapped("Lines", ends, " ");
  }

  List<String> stocks() {
    List<Stock> stocks = scene.diagram().stocks();
    int width = 0;
    int digits = 1;
    for (Stock stock : stocks) {
      if (!stock.piles().isEmpty()) {
        width = Math.max(width, letters(stock.title()).length());
      }
      for (Pile pile : stock.piles()) {
        digits = Math.max(digits, Integer.toString(pile.count()).length());
      }
    }
    List<String> lines = new ArrayList<>();
    for (Stock stock : stocks) {
      List<String> piles = new ArrayList<>();
      for (Pile pile : stock.piles()) {
        String count = Integer.toString(pile.count());
        piles.add(pile.style().symbol() + " x" + count + " ".repeat(digits - count.length()));
      }
      String title = letters(stock.title());
      String padded = title + " ".repeat(Math.max(0, width - title.length()));
      lines.addAll(piles.isEmpty() ? List.of(title) : wrapped(padded, piles, "  "));
    }
    return lines;
  }

  /** The symbols with their looks' names, then the marks with their meanings. */
  List<String> legend() {
    List<String> entries = new ArrayList<>();
    for (Style look : scene.looks()) {
      if (look.symbol() != ' ') {
        entries.add(look.symbol() + " " + letters(look.name()));
      }
    }
    List<Cell> cells = scene.diagram().cells();
    if (cells.stream().anyMatch(cell -> cell.shape() == Shape.REMOVED)) {
      entries.add("- gone");
    }
    for (Emphasis emphasis : Emphasis.values()) {
      if (cells.stream().anyMatch(cell -> shows(cell, emphasis))) {
        entries.add(
            Emphases.before(emphasis)
                + "x"
                + Emphases.after(emphasis)
                + " "
                + Emphases.meaning(emphasis));
      }
    }
    return wrapped("", entries.stream().distinct().toList(), "   ");
  }

  private boolean shows(Cell cell, Emphasis emphasis) {
    return !scene.marks(cell).isEmpty() && Emphases.strongest(scene.marks(cell)) == emphasis;
  }

  /** A title and entries behind it, which go on below the first entry where they do not fit. */
  private static List<String> wrapped(String title, List<String> entries, String between) {
    String indent = title.isEmpty() ? "" : " ".repeat(title.length() + 2);
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder(title.isEmpty() ? "" : title + "  ");
    boolean fresh = true;
    for (String entry : entries) {
      int length = line.length() + between.length() + entry.length();
      if (!fresh && length > TextDrawing.WIDTH) {
        lines.add(line.toString());
        line = new StringBuilder(indent);
        fresh = true;
      }
      line.append(fresh ? "" : between).append(entry);
      fresh = false;
    }
    if (!fresh) {
      lines.add(line.toString());
    }
    return lines;
  }

  private String letters(String text) {
    return Letters.of(text, unicode);
  }
}
