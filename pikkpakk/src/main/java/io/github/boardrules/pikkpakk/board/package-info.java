/**
 * The board, its cells as bits, positions on it, and what a variant and a kind of move are; which
 * there are, the floors above know.
 *
 * <p>{@link io.github.boardrules.pikkpakk.board.Board} numbers the cells; {@link
 * io.github.boardrules.pikkpakk.board.CellSets} works on sets of them, {@link
 * io.github.boardrules.pikkpakk.board.LineBits}, {@link
 * io.github.boardrules.pikkpakk.board.LineAxis} and {@link
 * io.github.boardrules.pikkpakk.board.BlockBits} view them by lines. {@link
 * io.github.boardrules.pikkpakk.board.BitPosition} is a position, {@link
 * io.github.boardrules.pikkpakk.board.Variant} what a variant means for it.
 */
@NullMarked
package io.github.boardrules.pikkpakk.board;

import org.jspecify.annotations.NullMarked;
