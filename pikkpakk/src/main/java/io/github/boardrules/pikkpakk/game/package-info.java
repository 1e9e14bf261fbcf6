/**
 * The five games: how each begins, which kinds of moves it has, when it ends, and who stands
 * better.
 *
 * <p>Each is a {@link io.github.boardrules.pikkpakk.board.Variant}; {@link
 * io.github.boardrules.pikkpakk.game.Games} makes them.
 */
@NullMarked
package io.github.boardrules.pikkpakk.game;

import org.jspecify.annotations.NullMarked;
