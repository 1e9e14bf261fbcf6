/**
 * Walking through the positions of a game: all sequences of moves, a random game, everything that
 * can be reached, perfect play.
 *
 * <p>{@link io.github.boardrules.core.search.Perft} counts sequences of moves, which is how two
 * programs compare their rules. {@link io.github.boardrules.core.search.Playout} plays at random.
 * {@link io.github.boardrules.core.search.Explorer} finds the positions that can be reached. {@link
 * io.github.boardrules.core.search.Solver} decides who wins them, unless the game knows it by
 * itself ({@link io.github.boardrules.core.search.SolvedRules}). {@link
 * io.github.boardrules.core.search.PuzzleSolver} finds a way to the goal of a puzzle, also of one
 * too large for that. Each takes any {@link io.github.boardrules.core.Rules}, and is much faster on
 * {@link io.github.boardrules.core.PackedRules}; the answers are the same.
 */
@NullMarked
package io.github.boardrules.core.search;

import org.jspecify.annotations.NullMarked;
