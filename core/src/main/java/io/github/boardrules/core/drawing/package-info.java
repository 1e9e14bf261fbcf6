/**
 * Draws any {@link io.github.boardrules.core.Diagram}, as text and as a picture, without knowing
 * the game.
 *
 * <p>{@link TextDrawing} is for terminals, logs and tests. Marks point out cells, such as those
 * that the last move changed.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var move = ZertzMove.parse("Wd4,d1");
 * var cells = rules.changes(rules.start(), move).cells();
 * var position = rules.play(rules.start(), move);
 * var last = rules.diagram(position).withMarks(cells, Diagram.Emphasis.LAST);
 * TextDrawing.plain().draw(last).contains("<W>"); // ==> true
 * }</pre>
 *
 * <p>{@link SvgDrawing} is for pages and printers: the same diagram as a document that can be saved
 * in a file or put into a page. Both draw a board from the other side with {@link
 * io.github.boardrules.core.Diagram#withHalfTurn()}.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.drawing;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
