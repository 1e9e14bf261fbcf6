/**
 * Draws any {@link io.github.boardrules.core.Diagram}, as text and as a picture, without knowing
 * the game.
 *
 * <p>A game says where its cells lie and what stands on them; the drawings here find out the rest:
 * whether the board is of squares, of hexagons or of no regular kind, and so where the names of
 * cells have to stand for a reader to find them. {@link io.github.boardrules.core.draw.TextDrawing}
 * is for terminals, logs and tests, {@link io.github.boardrules.core.draw.SvgDrawing} for pages and
 * printers.
 *
 * <pre>{@code
 * System.out.print(TextDrawing.plain().draw(rules.diagram(position)));
 *
 *              d7
 *          c6  .   e6
 *      b5  .       .   f5
 *  a4  .       .       .   g4
 *  .       .       .       .
 *      .       .       .
 *  .       .      <G>      .
 *      .      (W)      .
 *  .       .       .       .
 *      .       .       .
 *  -       B       .       .
 *  a1  .       .       .   g1
 *      b1  .       .   f1
 *          c1  -   e1
 *              d1
 *
 * Pool      W x5  G x6  B x8
 * Player 1  W x0  G x1  B x0
 * Player 2  W x0  G x0  B x1
 *
 * W white   G grey   B black   . ring   - gone   (x) next   <x> last move
 * }</pre>
 *
 * <p>The picture shows the same: {@code SvgDrawing.standard().withNames(true).draw(diagram)} is a
 * document to be saved in a file or put into a page.
 */
@NullMarked
package io.github.boardrules.core.draw;

import org.jspecify.annotations.NullMarked;
