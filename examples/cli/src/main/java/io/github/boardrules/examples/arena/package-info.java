/**
 * Matches between programs that play, with reference opponents to measure others against: random
 * moves, {@link io.github.boardrules.examples.arena.FlatPlayer flat Monte Carlo} and {@link
 * io.github.boardrules.examples.arena.UctPlayer plain UCT}. A {@link
 * io.github.boardrules.examples.arena.Duel} plays one game, a {@link
 * io.github.boardrules.examples.arena.Tournament} many.
 */
@NullMarked
package io.github.boardrules.examples.arena;

import org.jspecify.annotations.NullMarked;
