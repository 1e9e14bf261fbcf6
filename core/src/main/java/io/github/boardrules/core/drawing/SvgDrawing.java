package io.github.boardrules.core.drawing;

import io.github.boardrules.core.Diagram;
import io.github.boardrules.core.Label;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * Draws a diagram as a picture: a complete SVG document without scripts, fonts or anything that is
 * loaded. The same diagram gives the same document on every machine.
 *
 * <p>A piece is a disc in the colours of its style, with its symbol on it where shades do not tell
 * the pieces apart; a stack shows its height, also one of different pieces, all of which are drawn.
 * A cell that has been removed is a faint dotted ring. Marks also differ by the style of their
 * outline: dashed for next, solid for entered and, at the end of a game, for win, dotted for last,
 * crossed for refused. Grounds that matter have their symbols written on them.
 *
 * <p>Each cell is a group with its name as {@code data-cell}, so that a page can find out what was
 * touched, and with a title that says what stands on it. Stocks have {@code data-stock} and those
 * of a player {@code data-owner}, pieces and piles {@code data-piece}, the name of their style, and
 * marks {@code data-mark}.
 *
 * <p>A program that puts something of its own on a picture finds the cells by their coordinates in
 * the diagram that it draws. The attribute {@code viewBox} has the left edge, the upper edge, the
 * width and the height of the picture in the same units.
 *
 * <ul>
 *   <li>The centre of a {@linkplain Diagram.Cell cell} is {@code 100 * x()} to the right and {@code
 *       -100 * y() - 22 * level()} down, because y grows downwards here. A cell is 100 high and 100
 *       wide, a hexagon 200/√3 wide, one with a point on top 200/√3 high. What stands on a cell may
 *       reach beyond its upper edge.
 *   <li>Names, symbols, stocks, a status and a width move no cell; they may enlarge the {@code
 *       viewBox}. {@link Diagram#withHalfTurn} gives cells other coordinates, for which the same is
 *       true.
 *   <li>With the levels apart, all cells of a level are moved together. The levels, each with the
 *       rectangle around its cells, stand side by side in lines from the ground upwards, aligned at
 *       the bottom, with 110 between two of them and between two lines. The first rectangle of a
 *       line begins at 0, as the highest of the first line does; a level that would make the line
 *       wider than 2.2 times the widest level begins the next one.
 * </ul>
 *
 * <p>A page changes colours by CSS variables, which apply to every picture below the element that
 * sets them, or by rules for classes, which take precedence. {@code NAME} is the name of a style,
 * with hyphens for everything but letters, digits and underscores.
 *
 * <p>These are the parts, their classes, and the variables of their colours without {@code --}:
 *
 * <pre class="text">{@code
 * the document                    br-picture
 * background                      br-paper                       br-paper
 * group of a cell                 br-cell
 * ground of a cell                br-ground br-ground-NAME       br-ground-NAME, its outline -line
 * hole of a ring, point           br-hole, br-point              br-ground-NAME-line
 * removed cell                    br-removed                     br-faint
 * label, ground, name on a cell   br-label, br-letter, br-name   br-ground-NAME-ink
 * piece, also in a stock          br-piece br-piece-NAME         br-piece-NAME, its outline -line
 * symbol, name, height on it      br-symbol, br-name, br-count   br-piece-NAME-ink
 * where a piece points            br-direction                   br-piece-NAME-ink
 * shadow of a piece, its light    br-shadow, br-light            br-shadow, br-light
 * height beside a symbol          br-badge, br-count             br-paper, br-ink
 * stock, its title                br-stock, br-title             br-ink
 * pile of a stock, its number     br-pile, br-count              br-ink
 * outline of a mark               br-mark-next, br-mark-entered,  the same
 *                                 br-mark-last, br-mark-refused, br-mark-win
 * group of a mark, its light rim  br-mark, br-halo               br-paper
 * line, line that leaps           br-line, br-leap               br-faint, br-ink
 * arrow, its light rim            br-arrow                       br-ink, br-paper
 * caption                         br-caption                     br-faint
 * plate under a name on a point   br-plate                       br-paper
 * status, a line of it            br-status, br-text             br-ink
 * }</pre>
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var position = rules.start();
 * String svg =
 *     SvgDrawing.standard()
 *         .withTitle("The start of ZÉRTZ")
 *         .withStatus(rules.statusMessage(position, Locale.ENGLISH))
 *         .draw(rules.diagram(position).withHalfTurn());
 * svg.contains("data-cell=\"d4\""); // ==> true
 * svg.contains(">Player 1 is to move"); // ==> true
 * }</pre>
 */
public final class SvgDrawing {
  private static final SvgDrawing STANDARD = new SvgDrawing(SvgScene.STANDARD);

  private final SvgScene scene;

  private SvgDrawing(SvgScene scene) {
    this.scene = scene;
  }

  /** {@return the standard drawing: in English, called "Board", with captions, in light colours} */
  public static SvgDrawing standard() {
    return STANDARD;
  }

  /**
   * {@return a drawing like this one in another language}
   *
   * @param newLocale its language decides; English words stand if there is no translation
   */
  public SvgDrawing withLocale(Locale newLocale) {
    return with(to -> to.locale = Objects.requireNonNull(newLocale, "newLocale"));
  }

  /**
   * {@return a drawing like this one that writes, or does not write, every cell's name into it}
   *
   * @param wanted whether to write them
   */
  public SvgDrawing withNames(boolean wanted) {
    return with(to -> to.hasNames = wanted);
  }

  /**
   * {@return a drawing like this one that writes, or does not write, the symbol of each piece on
   * it} By default they are written if the greys of two kinds of pieces in a print without colours
   * are less than a quarter of the way from black to white apart, or if grounds matter.
   *
   * @param wanted whether to write them
   */
  public SvgDrawing withSymbols(boolean wanted) {
    return with(to -> to.symbols = Optional.of(wanted));
  }

  /**
   * {@return a drawing like this one with another title, which names the picture and is not drawn}
   *
   * @param text the title
   */
  public SvgDrawing withTitle(String text) {
    Objects.requireNonNull(text, "text");
    Label title = Label.of(text);
    return with(to -> to.title = title);
  }

  /**
   * {@return a drawing like this one with a sentence above the board, such as who is to move}
   *
   * @param sentence the sentence; empty for none
   */
  public SvgDrawing withStatus(String sentence) {
    return with(to -> to.status = Objects.requireNonNull(sentence, "sentence"));
  }

  /**
   * {@return a drawing like this one with the levels of a pyramid apart, or on top of each other}
   *
   * @param wanted whether to draw them apart
   */
  public SvgDrawing withLevelsApart(boolean wanted) {
    return with(to -> to.areLevelsApart = wanted);
  }

  /**
   * {@return a drawing like this one with the stocks below the board, or to the right of it}
   *
   * @param wanted whether to draw them below
   */
  public SvgDrawing withStocksBelow(boolean wanted) {
    return with(to -> to.areStocksBelow = wanted);
  }

  /**
   * {@return a drawing like this one that is dark, or is not, on dark pages ({@code
   * prefers-color-scheme})} The class {@code br-dark} or {@code br-light} of an element around the
   * picture decides instead.
   *
   * @param wanted whether to be dark on dark pages
   */
  public SvgDrawing withDarkMode(boolean wanted) {
    return with(to -> to.isDarkModeWanted = wanted);
  }

  /**
   * {@return a drawing like this one with a size in pixels, which some programs need} The height
   * follows from the proportions, rounded, and is at least 1. By default a document has no size:
   * browsers fit it into the space that they have.
   *
   * @param pixels the width of the whole picture, 1 or more
   * @throws IllegalArgumentException if it is less than 1
   */
  public SvgDrawing withWidth(int pixels) {
    if (pixels < 1) {
      throw new IllegalArgumentException("A picture is 1 pixel wide or wider, not " + pixels + ".");
    }
    return with(to -> to.width = OptionalInt.of(pixels));
  }

  /**
   * {@return a diagram as a picture}
   *
   * @param diagram what to draw
   */
  public String draw(Diagram diagram) {
    return scene.draw(diagram);
  }

  private SvgDrawing with(Consumer<SvgScene> change) {
    return new SvgDrawing(scene.with(change));
  }
}
