/**
 * Tic-tac-toe, the game that {@code docs/adding-a-game.md} develops step by step. It uses the
 * library like any game outside of it.
 */
@NullMarked
package io.github.boardrules.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
