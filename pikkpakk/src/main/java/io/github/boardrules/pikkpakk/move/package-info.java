/**
 * The kinds of moves: their legal moves as codes, their effects and why they are refused.
 *
 * <p>Each is a {@link io.github.boardrules.pikkpakk.board.MoveKind}; {@link
 * io.github.boardrules.pikkpakk.move.MoveCode} says how a move is a {@code long}. Which game has
 * which kinds is known one floor above.
 */
@NullMarked
package io.github.boardrules.pikkpakk.move;

import org.jspecify.annotations.NullMarked;
