/**
 * Draws any {@link io.github.boardrules.core.Diagram}, as text and as a picture, without knowing
 * the game.
 *
 * <p>{@link TextDrawing} is for terminals, logs and tests. Cells may be pointed out: those that a
 * hand has entered, that it may touch next, that the last move changed, or that a refusal names.
 *
 * <pre>{@code
 * var rules = ZertzRules.basic();
 * var position = rules.play(rules.start(), ZertzMove.parse("Wd4,d1"));
 * var last = rules.diagram(position).withMarks(List.of("d4", "d1"), Diagram.Emphasis.LAST);
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
 * <p>{@link SvgDrawing} is for pages and printers: the same diagram as a document to be saved in a
 * file or put into a page, with the name of each cell in it, so that a page knows what was touched.
 *
 * <pre>{@code
 * String picture = SvgDrawing.standard().withNames(true).draw(last);
 * picture.contains("data-cell=\"d4\""); // ==> true
 * }</pre>
 *
 * <p>A game says where its cells lie and what stands on them; the drawings find out the rest:
 * whether the board is of squares, of hexagons or of no regular kind, and so where the names of
 * cells have to stand for a reader to find them.
 */
@NullMarked
package io.github.boardrules.core.draw;

import org.jspecify.annotations.NullMarked;
