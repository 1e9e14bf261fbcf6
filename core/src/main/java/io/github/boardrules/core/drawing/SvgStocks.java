package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram.Emphasis;
import io.github.boardrules.core.Diagram.Pile;
import io.github.boardrules.core.Diagram.Stock;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Writes the stocks, each with its title above its piles, below each other or in lines. */
record SvgStocks(SvgWriter svg, DrawingWords words, SvgPieces pieces, SvgCells cells) {
  private static final double TITLE_SIZE = 30;
  private static final double TITLE_HEIGHT = 44;
  private static final int MAX_TITLE_LENGTH = 40;
  private static final double COUNT_SIZE = 32;
  private static final double COUNT_WIDTH = 44;
  private static final double RADIUS = 27;
  private static final double PILE_WIDTH = 118;
  private static final double PILE_HEIGHT = 66;
  private static final int PILES_IN_ROW = 3;
  private static final double GAP = 26;
  private static final double MARK_SPACING = 7;

  /** Writes stocks beside the board: each player's on their side, and others between them. */
  SvgBounds writeBeside(List<Stock> stocks, double left, SvgBounds board) {
    List<Stock> fromTop = new ArrayList<>(stocks);
    fromTop.removeIf(stock -> stock.owner().isPresent());
    int near = fromTop.size();
    for (Stock stock : stocks) {
      if (stock.owner().isPresent()) {
        fromTop.add(fromTop.size() == near ? near : 0, stock);
      }
    }
    double height = fromTop.stream().mapToDouble(this::height).sum();
    double gap = Math.max(GAP, (board.height() - height) / Math.max(1, fromTop.size() - 1));
    SvgBounds bounds = SvgBounds.EMPTY;
    double y = (board.top() + board.bottom() - height - gap * (fromTop.size() - 1)) / 2;
    for (Stock stock : fromTop) {
      SvgBounds written = write(stock, left, y);
      bounds = bounds.and(written);
      y = written.bottom() + gap;
    }
    return bounds;
  }

  SvgBounds writeBelow(List<Stock> stocks, double top, SvgBounds board) {
    SvgBounds bounds = SvgBounds.EMPTY;
    double x = board.left();
    double y = top;
    for (Stock stock : stocks) {
      if (x > board.left() && x + width(stock) > board.right()) {
        x = board.left();
        y = bounds.bottom() + GAP;
      }
      SvgBounds written = write(stock, x, y);
      bounds = bounds.and(written);
      x = written.right() + GAP;
    }
    return bounds;
  }

  private List<String> titleLines(Stock stock) {
    return SvgWriter.lines(words.text(stock.title()), MAX_TITLE_LENGTH);
  }

  private double width(Stock stock) {
    double width = Math.min(stock.piles().size(), PILES_IN_ROW) * PILE_WIDTH;
    for (String line : titleLines(stock)) {
      width = Math.max(width, line.length() * TITLE_SIZE * SvgWriter.LETTER_WIDTH);
    }
    return width;
  }

  private double height(Stock stock) {
    int rows = (stock.piles().size() + PILES_IN_ROW - 1) / PILES_IN_ROW;
    return titleLines(stock).size() * TITLE_HEIGHT + rows * PILE_HEIGHT;
  }

  private SvgBounds write(Stock stock, double left, double top) {
    double y = top;
    OptionalInt owner = stock.owner();
    svg.open(
        "<g class='br-stock' data-stock='{0}'"
            + (owner.isPresent() ? " data-owner='" + owner.getAsInt() + "'" : "")
            + " text-anchor='start'>",
        stock.name());
    for (String line : titleLines(stock)) {
      svg.bold("br-title", line, left, y + TITLE_HEIGHT / 2, TITLE_SIZE, SvgColours.INK);
      y += TITLE_HEIGHT;
    }
    for (int i = 0; i < stock.piles().size(); i++) {
      double x = left + i % PILES_IN_ROW * PILE_WIDTH;
      int row = i / PILES_IN_ROW;
      pile(stock.piles().get(i), x, y + row * PILE_HEIGHT + PILE_HEIGHT / 2);
    }
    svg.close("g");
    return new SvgBounds(left, top, left + width(stock), top + height(stock));
  }

  private void pile(Pile pile, double left, double y) {
    svg.open("<g class='br-pile' data-piece='{0}'>", pile.style().name());
    svg.add("<title>{0}</title>", words.describe(pile));
    svg.open("<g text-anchor='middle' opacity='{0}'>", pile.count() == 0 ? 0.35 : 1);
    pieces.disc(pile.style(), left + RADIUS, y, RADIUS, "");
    svg.close("g");
    String count = words.count(pile);
    double size = SvgWriter.fitting(count, COUNT_SIZE, COUNT_WIDTH);
    svg.plain("br-count", count, left + 2 * RADIUS + 12, y, size, SvgColours.INK);
    double reach = RADIUS;
    for (Emphasis emphasis : pile.marks()) {
      cells.mark(left + RADIUS, y, reach, emphasis);
      reach -= MARK_SPACING;
    }
    svg.close("g");
  }
}
