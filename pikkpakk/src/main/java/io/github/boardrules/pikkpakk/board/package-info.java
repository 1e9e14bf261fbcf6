/** The board, its cells as bits, positions on it, and what a variant and a kind of move are. */
@NullMarked
package io.github.boardrules.pikkpakk.board;

import org.jspecify.annotations.NullMarked;
