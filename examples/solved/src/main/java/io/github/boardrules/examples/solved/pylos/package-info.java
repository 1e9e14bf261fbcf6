/**
 * Pylos solved: the value of every position, a byte for each. {@link PylosTables} makes the tables.
 *
 * <p>From the lowest: {@code CellBoard}, the cells as bits; {@code Shapes}, the sets of cells with
 * stones; {@code ShapeMoves}, the moves on them; {@code ValueCode}, {@code ShapeTables} and {@code
 * ShapeValues}, the values; {@code ShapeSolver}, which computes one shape; {@code ShapePasses},
 * which computes all; {@code ShapeFile}, which keeps them.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.examples.solved.pylos;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
