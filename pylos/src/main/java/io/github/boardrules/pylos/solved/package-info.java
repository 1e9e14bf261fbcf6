/**
 * Pylos solved: tables with the value of every position. Begin with {@link PylosSolver}.
 *
 * <p>The floors, each on the one before it: {@code CellBoard}, the cells as bits; {@code Shapes},
 * the sets of cells with stones; {@code ShapeMoves}, the moves on them; {@code ShapeTables} and
 * {@code ValueCode}, the values; {@code ShapeSolver}, which computes one shape; {@code
 * ShapePasses}, which computes all; {@code TableFile}, which keeps them.
 */
@NullMarked
package io.github.boardrules.pylos.solved;

import org.jspecify.annotations.NullMarked;
