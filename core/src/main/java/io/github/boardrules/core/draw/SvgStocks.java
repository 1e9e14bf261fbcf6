package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Stock;
import java.util.ArrayList;
import java.util.List;

/** Draws the stocks below each other, each with its title above its piles. */
final class SvgStocks {
  private static final double TITLE_SIZE = 30;
  private static final double TITLE_HEIGHT = 44;
  private static final int MAX_TITLE_LENGTH = 40;
  private static final int MAX_WORD_LENGTH = 100;
  private static final double COUNT_SIZE = 32;
  private static final double COUNT_WIDTH = 44;
  private static final double RADIUS = 27;
  private static final double PILE_WIDTH = 118;
  private static final double PILE_HEIGHT = 66;
  private static final int PILES_IN_ROW = 3;
  private static final double GAP = 26;
  private static final double MARK_SPACING = 7;

  private final SvgWriter svg;
  private final DrawingWords words;
  private final SvgPieces pieces;
  private final SvgCells cells;

  SvgStocks(SvgWriter svg, DrawingWords words) {
    this.svg = svg;
    this.words = words;
    pieces = new SvgPieces(svg);
    cells = new SvgCells(svg);
  }

  /** Returns the height of the stocks. */
  double height(List<Stock> stocks) {
    double height = stocks.isEmpty() ? 0 : -GAP;
    for (Stock stock : stocks) {
      int rows = (stock.piles().size() + PILES_IN_ROW - 1) / PILES_IN_ROW;
      height +=
          titleLines(words.text(stock.title())).size() * TITLE_HEIGHT + rows * PILE_HEIGHT + GAP;
    }
    return height;
  }

  /** Draws the stocks, whose upper left corner is given, and returns their bounds. */
  SvgBounds draw(List<Stock> stocks, double left, double top) {
    double y = top;
    double width = 0;
    for (Stock stock : stocks) {
      svg.open("<g data-stock='{}' text-anchor='start'>", stock.name());
      for (String line : titleLines(words.text(stock.title()))) {
        width = Math.max(width, line.length() * TITLE_SIZE * 0.58);
        pieces.write(line, left, y + TITLE_HEIGHT / 2, TITLE_SIZE, SvgColours.INK, "bold");
        y += TITLE_HEIGHT;
      }
      for (int i = 0; i < stock.piles().size(); i++) {
        int column = i % PILES_IN_ROW;
        if (i > 0 && column == 0) {
          y += PILE_HEIGHT;
        }
        pile(stock.piles().get(i), left + column * PILE_WIDTH, y + PILE_HEIGHT / 2);
        width = Math.max(width, (column + 1) * PILE_WIDTH);
      }
      y += (stock.piles().isEmpty() ? 0 : PILE_HEIGHT) + GAP;
      svg.close("g");
    }
    return new SvgBounds(left, top, left + width, y - GAP);
  }

  private void pile(Pile pile, double left, double y) {
    svg.open("<g data-piece='{}' opacity='{}'>", pile.style().name(), pile.count() == 0 ? 0.35 : 1);
    svg.add("<title>{}</title>", words.describe(pile));
    svg.open("<g text-anchor='middle'>");
    pieces.disc(pile.style(), left + RADIUS, y, RADIUS, "");
    svg.close("g");
    String count = Integer.toString(pile.count());
    double size = SvgPieces.fitting(count, COUNT_SIZE, COUNT_WIDTH);
    pieces.write(count, left + 2 * RADIUS + 12, y, size, SvgColours.INK, "normal");
    double reach = RADIUS;
    for (Emphasis emphasis : pile.marks()) {
      cells.mark(left + RADIUS, y, reach, emphasis);
      reach -= MARK_SPACING;
    }
    svg.close("g");
  }

  /** Returns the lines of a title, broken at spaces, or inside a very long word. */
  private static List<String> titleLines(String title) {
    List<String> lines = new ArrayList<>();
    String rest = title.strip();
    while (rest.length() > MAX_TITLE_LENGTH) {
      int space = rest.lastIndexOf(' ', MAX_TITLE_LENGTH);
      int next = space > 0 ? space : rest.indexOf(' ');
      int end = Math.min(next > 0 ? next : rest.length(), MAX_WORD_LENGTH);
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).strip();
    }
    if (!rest.isEmpty()) {
      lines.add(rest);
    }
    return lines;
  }
}
