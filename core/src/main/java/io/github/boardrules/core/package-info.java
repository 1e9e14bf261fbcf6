/**
 * The contract between the rules of a board game and the programs that use them.
 *
 * <p>In all packages, types are immutable and safe for use by many threads unless they say
 * otherwise.
 *
 * <h2>Asking the rules</h2>
 *
 * <p>A {@link Rules} object stands for one variant of one game. Positions and moves are immutable
 * values: {@code play} returns another position.
 *
 * <pre>{@code
 * var rules = GridRules.standard();
 * var position = rules.start();
 * rules.legalMoves(position).size(); // ==> 56
 * position = rules.play(position, GridMove.parse("a1+b1"));
 * rules.status(position).toMove();   // ==> OptionalInt[2]
 * }</pre>
 *
 * <h2>Why not</h2>
 *
 * <p>A move that is not legal has a {@link Refusal}: a {@link Reason}, the cells that it concerns,
 * and a sentence. {@code play} throws it as an {@link IllegalMoveException}.
 *
 * <pre>{@code
 * var refusal = rules.refusal(position, GridMove.parse("b1+c1")).orElseThrow();
 * refusal.reason().code(); // ==> empty-cell
 * refusal.message();       // ==> There is no ball on b1.
 * }</pre>
 *
 * <h2>Texts</h2>
 *
 * <p>A position and a move print as their text, which {@link Notation} parses. Other texts cause a
 * {@link NotationException} that names what was {@link Expected}; variant ids, a {@link
 * VariantException}.
 *
 * <h2>User interfaces</h2>
 *
 * <p>People enter a move in {@link Step}s. After some of them a {@link Draft} lists what may be
 * touched next, and the move that is complete. A {@link Diagram} states what a drawing shows.
 *
 * <h2>Engines</h2>
 *
 * <p>{@link PackedRules}, which all games of this library are, have a {@code long} for each move of
 * a position, and a {@link MoveBuffer} holds those of a whole search. Random numbers come from a
 * {@link SplitMix64}. A {@link Symmetry} maps positions to equivalent ones.
 *
 * <p>{@link Knowledge} is what rules know of good play: an {@link Evaluation}, a {@link Solution}
 * with a {@link GameValue} for each position, a {@link PuzzleSolver}. Rules that wrap others lose
 * none of it: {@link TextRules} are any rules in strings, a {@link RulesDecorator} is the base of
 * others, and {@link Rules#packed} leads to the codes behind them.
 *
 * <h2>New games</h2>
 *
 * <p>Authors of games implement {@link Rules} or {@link PackedRules}. {@link Messages} and {@link
 * Label} hold their sentences and words in every language, {@link EnumReason} the reasons, {@link
 * MoveEntry} the steps of moves.
 *
 * <p>Of the packages below, {@code catalog} finds rules by their variant id, {@code play} keeps
 * matches, {@code drawing} draws, {@code search} counts, plays at random and solves, {@code text}
 * reads texts and variant ids, and {@code grid} has geometry.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
