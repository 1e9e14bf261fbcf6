/**
 * The rules of the Pikk-Pakk family: five games in which lines of balls are pushed.
 *
 * <p>Begin with {@link PikkPakkRules}, which has the rules of all five.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.pikkPakk();
 * rules.legalMoves(rules.start()).size(); // ==> 14
 * var position = rules.play(rules.start(), PikkPakkMove.parse("bu"));
 * position.toMove();                      // ==> 2
 * }</pre>
 *
 * <p>Moves, positions, options and the other words that the rules use are in {@link
 * io.github.boardrules.pikkpakk.value}. In {@code inlay}, a puzzle for one, a pattern is pushed
 * into another; {@link PikkPakkRules#knowledge} has its solver. RULES.md beside this module's
 * sources has the rules in words; the documentation names its sections. {@link PikkPakkFamily}
 * makes the games known to a catalog.
 *
 * <p><b>Structure.</b> This package has the rules as a whole. What they are made of is in packages
 * that each use those before them and no other; only {@code value} is exported. A test enforces
 * this order.
 *
 * <ol>
 *   <li>{@code base}: the sentences, and the reasons for which texts are refused
 *   <li>{@code value}: moves, positions, cells, options: the words that programs use
 *   <li>{@code board}: the board, sets of cells, lines, symmetries, positions as bits, history;
 *       what a variant is
 *   <li>{@code move}: the kinds of moves, their codes and refusals; endings
 *   <li>{@code game}: what each of the five games is, and who stands better
 *   <li>{@code text}: positions as texts and conditions on them, entering of moves, drawing
 *   <li>{@code inlay}: the search for a solution of a puzzle
 * </ol>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.pikkpakk;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;

// Without MoveEffects: each MoveKind has its own effect.
