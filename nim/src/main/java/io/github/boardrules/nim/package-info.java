/**
 * The rules of 1, 2, 3 and other Nim games in every variant, and their perfect play.
 *
 * <p>There are two kinds of board. On a rectangle of {@link GridCell}s ({@code one-two-three}),
 * begin with {@link GridRules}; {@link GridOptions} chooses a variant, a {@link GridMove} takes
 * balls, and a {@link GridPosition} holds the balls.
 *
 * <pre>{@code
 * var grid = GridRules.standard();
 * var position = grid.play(grid.start(), GridMove.parse("a1+b1"));
 * position.balls();                                        // ==> 14
 * GridSolution.of(grid).orElseThrow().bestMoves(position); // ==> [a2, c1+c2, c4+d4]
 * }</pre>
 *
 * <p>With heaps ({@code triangle} and {@code heaps}), begin with {@link HeapRules}, {@link
 * HeapOptions}, {@link HeapMove} and {@link HeapPosition}. In both, {@link LastBallRule} says
 * whether the player who takes the last ball wins or loses.
 *
 * <pre>{@code
 * var heaps = HeapRules.heaps(3, 4, 5);
 * HeapSolution.of(heaps).bestMoves(heaps.start()); // ==> [1:2]
 * }</pre>
 *
 * <p>{@link GridSolution} and {@link HeapSolution} play perfectly. A refusal and a finished game
 * have a reason with a code. The rules are written down in RULES.md beside this module's sources;
 * the documentation cites its sections. {@link NimFamily} registers the games with a catalog.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.nim;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;

// Without Board: heaps have no geometry; GridBoard has that of the other board.
// Without Evaluation: perfect play is known.
// Without MoveEffects: a move removes its balls.
// Without PositionBuilder: a position is a set of balls, or the sizes of heaps.
