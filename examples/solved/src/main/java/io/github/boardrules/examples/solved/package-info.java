/**
 * Perfect play in every position of games that are too large for a {@link
 * io.github.boardrules.core.search.Solver}, but whose positions can be numbered: Pylos, and 1, 2, 3
 * on grids of 21 to 36 cells. Begin with {@link TableSolver}.
 *
 * <p>The packages below stand one on top of the other: {@code table} has what all tables share,
 * {@code pylos} and {@code grid} have the tables of one game each.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.examples.solved;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
