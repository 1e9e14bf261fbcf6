package io.github.boardrules.core.draw;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Diagram.Stock;
import java.util.List;

/**
 * Draws a diagram as a picture: a whole SVG document without scripts, styles or fonts from
 * elsewhere. The same diagram gives the same document on every machine.
 *
 * <p>A piece is a disc in its look's colours that bears its symbol, so that no colour need be seen
 * to tell pieces apart; a stack shows its height. A place that is gone is a faint dotted ring.
 * Marks differ by the style of their outline as well as by colour: dashed for next, solid for
 * entered, dotted for last, crossed for refused. Where grounds differ and bear letters or digits,
 * these are written on them. Stocks stand to the right of the board.
 *
 * <p>Each cell is a group with an attribute {@code data-cell} that holds its name, so that a page
 * can tell what was touched, and with a title that says what stands on it.
 *
 * <p>Drawings are immutable.
 *
 * <pre>{@code
 * var diagram = ZertzRules.basic().diagram(ZertzRules.basic().start());
 * String svg = SvgDrawing.standard().withTitle("The start of ZÉRTZ").draw(diagram);
 * svg.contains("data-cell=\"d4\""); // ==> true
 * }</pre>
 */
public final class SvgDrawing {
  private static final double EDGE = 30;
  private static final double GAP = 70;
  private static final SvgDrawing STANDARD = new SvgDrawing(false, "Board");

  private final boolean names;
  private final String title;

  private SvgDrawing(boolean names, String title) {
    this.names = names;
    this.title = title;
  }

  /**
   * The usual drawing: titled "Board", with the cells' names in the margins where that is enough to
   * find them.
   *
   * @return the drawing
   */
  public static SvgDrawing standard() {
    return STANDARD;
  }

  /**
   * A drawing like this one that writes, or does not write, every cell's name into it.
   *
   * @param wanted whether to write them
   * @return the drawing
   */
  public SvgDrawing withNames(boolean wanted) {
    return new SvgDrawing(wanted, title);
  }

  /**
   * A drawing like this one with another title. It is not drawn; programs show it, or read it out,
   * as the picture's name.
   *
   * @param text the title
   * @return the drawing
   */
  public SvgDrawing withTitle(String text) {
    return new SvgDrawing(names, text);
  }

  /**
   * Draws a diagram.
   *
   * @param diagram what to draw
   * @return an SVG document
   */
  public String draw(Diagram diagram) {
    Svg body = new Svg();
    Box box = new SvgBoard(new Scene(diagram), names, body).draw();
    List<Stock> stocks = diagram.stocks();
    if (!stocks.isEmpty()) {
      double left = box.isEmpty() ? 0 : box.right() + GAP;
      double top = box.isEmpty() ? 0 : (box.top() + box.bottom() - SvgStocks.height(stocks)) / 2;
      box = box.and(new SvgStocks(body).draw(stocks, left, top));
    }
    Box view = box.isEmpty() ? new Box(0, 0, 1, 1) : box.grown(EDGE);
    Svg svg = new Svg();
    svg.add("<?xml version='1.0' encoding='UTF-8'?>");
    svg.open(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{} {} {} {}' role='img'"
            + " font-family='sans-serif' text-anchor='middle'>",
        view.left(),
        view.top(),
        view.width(),
        view.height());
    svg.add("<title>{}</title>", title);
    svg.add("<desc>{}</desc>", Description.of(diagram));
    svg.add(
        "<rect x='{}' y='{}' width='{}' height='{}' rx='24' fill='{}'/>",
        view.left(),
        view.top(),
        view.width(),
        view.height(),
        Colours.PAPER);
    svg.add(body);
    svg.close("svg");
    return svg.toString();
  }
}
