/**
 * The rules of 1, 2, 3 and other Nim games in every variant, and their perfect play.
 *
 * <p>There are two kinds of board. On a rectangle of {@link Cell}s ({@code one-two-three}), begin
 * with {@link GridRules}; {@link GridOptions} chooses a variant, a {@link GridMove} takes balls,
 * and a {@link GridPosition} tells where balls are.
 *
 * <pre>{@code
 * var grid = GridRules.standard();
 * var position = grid.play(grid.start(), GridMove.parse("a1+b1"));
 * position.balls();                                         // ==> 14
 * GridSolution.of(grid).orElseThrow().winningMoves(position); // ==> [a2, c1+c2, c4+d4]
 * }</pre>
 *
 * <p>With heaps ({@code triangle} and {@code heaps}), begin with {@link HeapRules}, {@link
 * HeapOptions}, {@link HeapMove} and {@link HeapPosition}. In both, {@link LastBallRule} says what becomes
 * of the player who takes the last ball.
 *
 * <pre>{@code
 * var heaps = HeapRules.heaps(3, 4, 5);
 * HeapSolution.of(heaps).winningMoves(heaps.start()); // ==> [1:2]
 * }</pre>
 *
 * <p>{@link GridSolution} and {@link HeapSolution} play perfectly. A move that is not legal has a
 * {@link GridReason} or a {@link HeapReason}, a finished game a {@link NimEnding}, and a text that
 * breaks a condition a {@link NimTextReason}. The rules themselves, in words, are in RULES.md
 * beside this module's sources; the documentation names its sections. {@link NimFamily} makes the
 * games known to a catalog.
 */
@NullMarked
package io.github.boardrules.nim;

import org.jspecify.annotations.NullMarked;
