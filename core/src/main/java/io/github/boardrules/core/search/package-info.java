/**
 * Walking through the positions of a game: all sequences of moves, a random game, everything that
 * can be reached, perfect play.
 *
 * <p>Each tool here takes any {@link io.github.boardrules.core.Rules}, and is much faster on {@link
 * io.github.boardrules.core.PackedRules}; the answers are the same.
 *
 * <p>{@link Perft} counts sequences of moves, which is how two programs compare their rules. {@link
 * Playout} plays at random. {@link Explorer} finds the positions that can be reached.
 *
 * <pre>{@code
 * var rules = GridRules.parse("one-two-three:cols=3,rows=2");
 * Perft.count(rules, rules.start(), 2);                                     // ==> 130
 * Playout.play(rules, rules.start(), new SplitMix64(1), 6).status().text(); // ==> win 1 took-last
 * Explorer.of(rules).explore(rules.start(), 1000).total();                  // ==> 111
 * }</pre>
 *
 * <p>{@link Solver} decides who wins with perfect play, unless the game knows it by itself ({@link
 * SolvedRules}). Its {@link Solution} has a {@link GameValue} and the best moves for every position
 * that can be reached. A {@link SolverLimitException} tells of more positions than were allowed.
 *
 * <pre>{@code
 * var solution = Solver.of(rules).exhaustive().solve(rules.start());
 * solution.gameValue(rules.start());   // ==> win 1 in 5
 * solution.bestMoves(rules.start()); // ==> [a1+a2, b1+b2, c1+c2]
 * }</pre>
 *
 * <p>{@link PuzzleSolver} finds a way to the goal of a puzzle, a {@link PuzzlePath}, also of one
 * too large for that, where its rules are {@link PuzzleRules}.
 */
@NullMarked
package io.github.boardrules.core.search;

import org.jspecify.annotations.NullMarked;
