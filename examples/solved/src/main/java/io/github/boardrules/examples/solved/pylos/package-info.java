/**
 * Pylos solved: the value of every position, a byte for each. {@link PylosTables} makes and keeps
 * the tables.
 *
 * <p>From the lowest: {@code CellBoard}, the cells as bits; {@code Shapes}, the sets of cells with
 * stones; {@code ShapeMoves}, the moves on them; {@code ValueCode} and {@code ShapeTables}, the
 * values; {@code ShapeSolver}, which computes one shape; {@code ShapePasses}, which computes all;
 * {@code PylosSolution}, which has the results.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.examples.solved.pylos;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
