package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Stock;
import io.github.boardrules.core.Label;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Draws a diagram as a picture: a complete SVG document without scripts, style sheets or fonts. The
 * same diagram gives the same document on every machine.
 *
 * <p>A piece is a disc in the colours of its style with its symbol on it, so that pieces are
 * distinguishable without colour; a stack shows its height. A cell that has been removed is a faint
 * dotted ring. Marks differ by the style of their outline as well as by colour: dashed for next,
 * solid for entered, dotted for last, crossed for refused. Grounds that matter have their symbols
 * written on them. Stocks stand to the right of the board.
 *
 * <p>Each cell is a group with the attribute {@code data-cell}, its name, so that a page can find
 * out what was touched, and with a title that says what stands on it. Each stock has the attribute
 * {@code data-stock}, its stable name, and each mark {@code data-mark}.
 *
 * <p>Drawings are immutable.
 *
 * <pre>{@code
 * var diagram = ZertzRules.standard().diagram(ZertzRules.standard().start());
 * String svg = SvgDrawing.standard().withTitle("The start of ZÉRTZ").draw(diagram);
 * svg.contains("data-cell=\"d4\""); // ==> true
 * }</pre>
 */
public final class SvgDrawing {
  private static final double BORDER = 30;
  private static final double STOCK_GAP = 70;
  private static final SvgDrawing STANDARD =
      new SvgDrawing(false, DrawingWords.BOARD, Locale.ENGLISH);

  private final boolean hasNames;
  private final Label title;
  private final Locale locale;

  private SvgDrawing(boolean hasNames, Label title, Locale locale) {
    this.hasNames = hasNames;
    this.title = title;
    this.locale = Objects.requireNonNull(locale);
  }

  /**
   * Returns the standard drawing: in English, with the title "Board", and with the captions of the
   * diagram.
   *
   * @return the drawing
   */
  public static SvgDrawing standard() {
    return STANDARD;
  }

  /**
   * Returns a drawing like this one in another language.
   *
   * @param newLocale its language decides; English words stand where there is no translation
   * @return the drawing
   */
  public SvgDrawing in(Locale newLocale) {
    return new SvgDrawing(hasNames, title, newLocale);
  }

  /**
   * Returns a drawing like this one that writes, or does not write, every cell's name into it.
   *
   * @param wanted whether to write them
   * @return the drawing
   */
  public SvgDrawing withNames(boolean wanted) {
    return new SvgDrawing(wanted, title, locale);
  }

  /**
   * Returns a drawing like this one with another title. It is not drawn; programs show it, or read
   * it out, as the name of the picture.
   *
   * @param text the title
   * @return the drawing
   */
  public SvgDrawing withTitle(String text) {
    return new SvgDrawing(hasNames, Label.of(text), locale);
  }

  /**
   * Returns a diagram as a picture.
   *
   * @param diagram what to draw
   * @return an SVG document
   */
  public String draw(Diagram diagram) {
    DrawingWords words = new DrawingWords(locale);
    SvgWriter body = new SvgWriter();
    SvgBounds bounds = new SvgBoard(new DiagramIndex(diagram), words, hasNames, body).draw();
    List<Stock> stocks = diagram.stocks();
    if (!stocks.isEmpty()) {
      SvgStocks beside = new SvgStocks(body, words);
      double left = bounds.isEmpty() ? 0 : bounds.right() + STOCK_GAP;
      double top =
          bounds.isEmpty() ? 0 : (bounds.top() + bounds.bottom() - beside.height(stocks)) / 2;
      bounds = bounds.and(beside.draw(stocks, left, top));
    }
    SvgBounds view = bounds.isEmpty() ? new SvgBounds(0, 0, 1, 1) : bounds.grown(BORDER);
    SvgWriter svg = new SvgWriter();
    svg.add("<?xml version='1.0' encoding='UTF-8'?>");
    svg.open(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{} {} {} {}' role='img'"
            + " font-family='sans-serif' text-anchor='middle'>",
        view.left(),
        view.top(),
        view.width(),
        view.height());
    svg.add("<title>{}</title>", words.text(title));
    svg.add("<desc>{}</desc>", words.describe(diagram));
    svg.add(
        "<rect x='{}' y='{}' width='{}' height='{}' rx='24' fill='{}'/>",
        view.left(),
        view.top(),
        view.width(),
        view.height(),
        SvgColours.PAPER);
    svg.add(body);
    svg.close("svg");
    return svg.toString();
  }
}
