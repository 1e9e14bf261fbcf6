/**
 * Tic-tac-toe, written from nothing: the game that {@code docs/adding-a-game.md} tells about. It
 * stands here as anybody's own game would, beside the library and not in it.
 */
@NullMarked
package io.github.boardrules.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
