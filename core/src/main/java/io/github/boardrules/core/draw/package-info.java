/**
 * Draws any {@link io.github.boardrules.core.Diagram}, as text and as a picture, without knowing
 * the game.
 *
 * <p>{@link TextDrawing} is for terminals, logs and tests. Cells may be pointed out: the steps of a
 * move that have been entered or may come next, the cells that the last move changed, or those that
 * a refusal names.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var move = ZertzMove.parse("Wd4,d1");
 * var cells = rules.changes(rules.start(), move).cells();
 * var position = rules.play(rules.start(), move);
 * var last = rules.diagram(position).withMarks(cells, Diagram.Emphasis.LAST);
 * System.out.print(TextDrawing.plain().draw(last));
 * }</pre>
 *
 * <pre class="output">{@code
 *              d7
 *          c6  .   e6
 *      b5  .       .   f5
 *  a4  .       .       .   g4
 *  .       .       .       .
 *      .       .       .
 *  .       .       .       .
 *      .      <W>      .
 *  .       .       .       .
 *      .       .       .
 *  .       .       .       .
 *  a1  .       .       .   g1
 *      b1  .       .   f1
 *          c1 <->  e1
 *              d1
 *
 * pool      W x4  G x7  B x9
 * player 1  W x0  G x0  B x0
 * player 2  W x0  G x0  B x0
 *
 * W white   G grey   B black   . ring   - gone   <x> last move
 * }</pre>
 *
 * <p>{@link SvgDrawing} is for pages and printers: the same diagram as a document that can be saved
 * in a file or put into a page. It contains the name of each cell, so that a page can find out what
 * was touched, and takes the page's colours. Both draw a board from the other side with {@link
 * io.github.boardrules.core.Diagram#withHalfTurn()}.
 *
 * <pre>{@code
 * String picture = SvgDrawing.standard().withNames(true).draw(last);
 * picture.contains("data-cell=\"d4\""); // ==> true
 * }</pre>
 *
 * <p>The words of a drawing are in the language of a locale:
 *
 * <pre>{@code
 * TextDrawing hungarian = TextDrawing.plain().withLocale(Locale.forLanguageTag("hu")).withUnicode(true);
 * hungarian.draw(last).contains("W fehér   G szürke   B fekete"); // ==> true
 * }</pre>
 *
 * <p>A game states what there is to draw and where names stand; the drawings infer nothing.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.draw;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
