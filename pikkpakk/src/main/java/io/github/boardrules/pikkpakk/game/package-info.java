/**
 * The five games: how each begins, which kinds of moves it has, and when it ends.
 *
 * <p>{@link io.github.boardrules.pikkpakk.game.FamilyGame} is what they have in common.
 */
@NullMarked
package io.github.boardrules.pikkpakk.game;

import org.jspecify.annotations.NullMarked;
