/**
 * Pylos solved: tables with the value of every position, and how they are made. Begin with {@link
 * TableMaker}.
 *
 * <p>From the lowest: {@code CellBoard}, the cells as bits; {@code Shapes}, the sets of cells with
 * stones; {@code ShapeMoves}, the moves on them; {@code ValueCode}, {@code ShapeTables} and {@code
 * ShapeValues}, the values; {@code ShapeSolver}, which computes one shape; {@code ShapePasses},
 * which computes all; {@code TableFile}, which keeps them.
 */
@NullMarked
package io.github.boardrules.pylos.solved;

import org.jspecify.annotations.NullMarked;
