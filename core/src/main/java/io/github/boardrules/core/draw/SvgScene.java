package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram.Stock;
import java.util.List;

/** Writes the parts of a picture: the board, the stocks, and the status above both. */
record SvgScene(DiagramIndex index, DrawingWords words, SvgOptions options, SvgWriter svg) {
  private static final double STOCK_GAP = 70;
  private static final double STOCK_GAP_BELOW = 36;
  private static final double MIN_STATUS_SIZE = 22;
  private static final double STATUS_SIZES = 20; // letter sizes in the width of a picture
  private static final double STATUS_LEADING = 1.35;
  private static final double STATUS_GAP = 14;
  private static final int MIN_STATUS_LENGTH = 16;

  /** Writes everything and returns the bounds; empty if there is nothing. */
  SvgBounds write() {
    SvgPlane plane = new SvgPlane(index.levels(), options.areLevelsApart);
    SvgPieces pieces = new SvgPieces(svg, options.hasSymbols(index));
    SvgCells cells = new SvgCells(svg, plane);
    SvgBounds bounds = new SvgBoard(index, words, options.hasNames, cells, pieces).write();
    List<Stock> stocks = index.diagram().stocks();
    if (!stocks.isEmpty()) {
      SvgStocks beside = new SvgStocks(svg, words, pieces, cells);
      if (bounds.isEmpty()) {
        bounds = beside.writeBeside(stocks, 0, new SvgBounds(0, 0, 0, 0));
      } else if (options.areStocksBelow) {
        bounds = bounds.and(beside.writeBelow(stocks, bounds.bottom() + STOCK_GAP_BELOW, bounds));
      } else {
        bounds = bounds.and(beside.writeBeside(stocks, bounds.right() + STOCK_GAP, bounds));
      }
    }
    return options.status.isBlank() ? bounds : withStatus(bounds);
  }

  /** Writes the status in letters that have the same size in all pictures shown equally wide. */
  private SvgBounds withStatus(SvgBounds scene) {
    SvgBounds below = scene.isEmpty() ? new SvgBounds(0, 0, 0, 0) : scene;
    double size = Math.max(MIN_STATUS_SIZE, below.width() / STATUS_SIZES);
    double letter = size * SvgWriter.LETTER_WIDTH;
    int length = Math.max(MIN_STATUS_LENGTH, (int) (below.width() / letter));
    List<String> lines = DrawnText.lines(options.status, length);
    double height = size * STATUS_LEADING;
    double top = below.top() - STATUS_GAP - lines.size() * height;
    double width = below.width();
    svg.open("<g class='br-status' text-anchor='start'>");
    for (int i = 0; i < lines.size(); i++) {
      double y = top + (i + 0.5) * height;
      svg.bold("br-text", lines.get(i), below.left(), y, size, SvgColours.INK);
      width = Math.max(width, lines.get(i).length() * letter);
    }
    svg.close("g");
    return below.and(new SvgBounds(below.left(), top, below.left() + width, below.top()));
  }
}
