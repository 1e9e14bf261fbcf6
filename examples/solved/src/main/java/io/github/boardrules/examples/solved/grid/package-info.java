/**
 * 1, 2, 3 solved on large grids: a bit for each set of balls. {@link GridTables} makes the tables;
 * {@code BallSetNumbering} has the numbers of the sets, {@code BallSetSolver} computes which are
 * won, {@code BallSetTables} holds and {@code BallSetFile} keeps them.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.examples.solved.grid;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
