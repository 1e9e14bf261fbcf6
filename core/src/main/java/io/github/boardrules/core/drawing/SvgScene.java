package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Label;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * Writes a picture: the board, the stocks, and the status above both. What a caller wants of it is
 * in its fields, as the methods of {@link SvgDrawing} explain them; only {@link #with} changes
 * them, before anybody else sees them.
 */
final class SvgScene {
  static final SvgScene STANDARD = new SvgScene();

  private static final SvgBounds NOTHING = new SvgBounds(0, 0, 0, 0);
  private static final double BORDER = 30;
  private static final double STOCK_GAP = 70;
  private static final double STOCK_GAP_BELOW = 36;
  private static final double MIN_STATUS_SIZE = 22;
  private static final double STATUS_SIZES = 20; // letter sizes in the width of a picture
  private static final double STATUS_LEADING = 1.35;
  private static final double STATUS_GAP = 14;
  private static final int MIN_STATUS_LENGTH = 16;

  Locale locale = Locale.ENGLISH;
  Label title = DrawingWords.BOARD;
  String status = "";
  boolean hasNames;
  Optional<Boolean> symbols = Optional.empty();
  boolean areLevelsApart;
  boolean areStocksBelow;
  boolean isDarkModeWanted;
  OptionalInt width = OptionalInt.empty();

  private SvgScene() {}

  SvgScene with(Consumer<SvgScene> change) {
    SvgScene copy = new SvgScene();
    copy.locale = locale;
    copy.title = title;
    copy.status = status;
    copy.hasNames = hasNames;
    copy.symbols = symbols;
    copy.areLevelsApart = areLevelsApart;
    copy.areStocksBelow = areStocksBelow;
    copy.isDarkModeWanted = isDarkModeWanted;
    copy.width = width;
    change.accept(copy);
    return copy;
  }

  String draw(Diagram diagram) {
    DrawingWords words = new DrawingWords(locale);
    SvgWriter body = new SvgWriter();
    SvgBounds bounds = write(new DiagramIndex(diagram.withSymbolsOf(locale)), words, body);
    SvgBounds view = bounds.isEmpty() ? new SvgBounds(0, 0, 1, 1) : bounds.grown(BORDER);
    SvgWriter paper = new SvgWriter();
    paper.add(
        "<rect class='{0}' x='{1}' y='{2}' width='{3}' height='{4}' rx='24' fill='{0}'/>",
        SvgColours.PAPER, view.left(), view.top(), view.width(), view.height());
    paper.add(body);
    SvgWriter svg = new SvgWriter();
    svg.add("<?xml version='1.0' encoding='UTF-8'?>");
    svg.open(
        "<svg xmlns='http://www.w3.org/2000/svg' class='br-picture{0}' viewBox='{1} {2} {3} {4}'"
            + size(view)
            + " role='img' font-family='sans-serif' text-anchor='middle'>",
        isDarkModeWanted ? " " + SvgStyleSheet.FOLLOWING : "",
        view.left(),
        view.top(),
        view.width(),
        view.height());
    svg.add("<title>{0}</title>", words.text(title));
    svg.add("<desc>{0}</desc>", (status + " " + words.describe(diagram)).strip());
    paper.styleSheet.write(svg, isDarkModeWanted);
    svg.add(paper);
    svg.close("svg");
    return svg.toString();
  }

  /** Returns the attributes of the size in pixels, if one is wanted; the height is 1 or more. */
  private String size(SvgBounds view) {
    if (width.isEmpty()) {
      return "";
    }
    long height = Math.max(1, Math.round(width.getAsInt() * view.height() / view.width()));
    return " width='" + width.getAsInt() + "' height='" + height + "'";
  }

  /** Writes everything and returns the bounds; empty if there is nothing. */
  private SvgBounds write(DiagramIndex index, DrawingWords words, SvgWriter svg) {
    SvgCells cells = new SvgCells(svg, new SvgPlane(index.levels, areLevelsApart));
    SvgPieces pieces = new SvgPieces(svg, symbols.orElseGet(() -> SvgPieces.needSymbols(index)));
    SvgBounds bounds = new SvgBoard(index, words, hasNames, cells, pieces).write();
    List<Stock> stocks = index.diagram.stocks();
    if (!stocks.isEmpty()) {
      SvgStocks beside = new SvgStocks(svg, words, pieces, cells);
      if (bounds.isEmpty()) {
        bounds = beside.writeBeside(stocks, 0, NOTHING);
      } else if (areStocksBelow) {
        bounds = bounds.and(beside.writeBelow(stocks, bounds.bottom() + STOCK_GAP_BELOW, bounds));
      } else {
        bounds = bounds.and(beside.writeBeside(stocks, bounds.right() + STOCK_GAP, bounds));
      }
    }
    return status.isBlank() ? bounds : withStatus(bounds.isEmpty() ? NOTHING : bounds, svg);
  }

  /** Writes the status in letters that have the same size in all pictures shown equally wide. */
  private SvgBounds withStatus(SvgBounds below, SvgWriter svg) {
    double size = Math.max(MIN_STATUS_SIZE, below.width() / STATUS_SIZES);
    double letter = size * SvgWriter.LETTER_WIDTH;
    int length = Math.max(MIN_STATUS_LENGTH, (int) (below.width() / letter));
    List<String> lines = SvgWriter.lines(status, length);
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
