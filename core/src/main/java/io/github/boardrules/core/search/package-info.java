/**
 * Searching the positions of a game: counting sequences of moves, random games, the positions that
 * can be reached, perfect play.
 *
 * <p>Every class here takes any {@link io.github.boardrules.core.Rules}, also in strings or wrapped
 * by others, with the same results at nearly the same speed, because it asks {@link
 * io.github.boardrules.core.Rules#packed}.
 *
 * <p>{@link Perft} counts sequences of moves, {@link Playout} plays a random game, {@link Explorer}
 * finds the positions that can be reached.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=2");
 * Perft.count(rules, rules.start(), 2);                                     // ==> 130
 * Playout.play(rules, rules.start(), new SplitMix64(1), 6).status().text(); // ==> win 1 took-last
 * Explorer.of(rules).explore(rules.start(), 1000).total();                  // ==> 111
 * }</pre>
 *
 * <p>{@link Solver} finds the result of perfect play for every position that can be reached, and a
 * path to the goal of a puzzle. What the rules know themselves it asks of {@link
 * io.github.boardrules.core.Rules#knowledge}; a {@link WeightedEvaluation} is what most games know.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.search;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
