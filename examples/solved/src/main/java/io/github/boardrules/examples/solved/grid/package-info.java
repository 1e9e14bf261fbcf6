/**
 * 1, 2, 3 solved on large grids: a bit for each set of balls. {@link GridTables} makes and keeps
 * the tables, {@code BallSetSolver} computes which sets are won, and {@code GridTableSolution} is
 * the result.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.examples.solved.grid;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
