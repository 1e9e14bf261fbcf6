/**
 * Searching the positions of a game: counting sequences of moves, random games, the positions that
 * can be reached, perfect play.
 *
 * <p>Every class here takes any {@link io.github.boardrules.core.Rules}. It is much faster with
 * {@link io.github.boardrules.core.PackedRules}, and the results are the same.
 *
 * <p>{@link Perft} counts sequences of moves, {@link Playout} plays a random game, {@link Explorer}
 * finds the positions that can be reached. {@link Progress} receives reports on long work.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=2");
 * Perft.count(rules, rules.start(), 2);                                     // ==> 130
 * Playout.play(rules, rules.start(), new SplitMix64(1), 6).status().text(); // ==> win 1 took-last
 * Explorer.of(rules).explore(rules.start(), 1000).total();                  // ==> 111
 * }</pre>
 *
 * <p>{@link Knowledge} is what rules know of good play themselves, such as an {@link Evaluation}.
 * Authors write {@link InformedRules}.
 *
 * <p>{@link Solver} finds the result of perfect play: a {@link Solution} with a {@link GameValue}
 * and the best moves for every position that can be reached; {@link PuzzleSolver}, a {@link
 * PuzzlePath} to the goal of a puzzle.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.search;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
