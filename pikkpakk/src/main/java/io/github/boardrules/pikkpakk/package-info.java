/**
 * The rules of the Pikk-Pakk family: five games in which lines of balls are pushed.
 *
 * <p>Begin with {@link PikkPakkRules}, which has the rules of all five. Each has its options:
 * {@link PikkPakkOptions}, {@link PushFourOptions}, {@link FivePushOptions}, {@link AbaloneOptions}
 * and {@link InlayOptions}, all of them {@link FamilyOptions}.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.pikkPakk();
 * rules.legalMoves(rules.start()).size(); // ==> 14
 * var position = rules.play(rules.start(), PikkPakkMove.parse("bu"));
 * position.toMove();                      // ==> 2
 * }</pre>
 *
 * <p>A {@link PikkPakkMove} puts a ball on a {@link Cell}, or pushes a {@link BoardLine} or a run
 * of balls in a {@link Direction}. A {@link PikkPakkPosition} knows which {@link Ball} is on which
 * cell. A move that is not legal has a {@link PikkPakkReason}, and a finished game a {@link
 * PikkPakkEnding}.
 *
 * <pre>{@code
 * position.ball(Cell.parse("b9"));                                          // ==> Optional[LIGHT]
 * rules.refusal(position, PikkPakkMove.parse("bd")).orElseThrow().reason(); // ==> NO_MAJORITY
 * }</pre>
 *
 * <p>In {@code inlay}, a puzzle for one, a {@link Pattern} is pushed into another; {@link
 * PikkPakkRules#knowledge} has its solver. The rules themselves, in words, are in RULES.md next to
 * this module's sources; the documentation refers to its sections. {@link PikkPakkFamily} makes the
 * games known to a catalog.
 *
 * <p><b>Where what is.</b> This package has the words that programs use, and the rules as a whole.
 * What they are made of is in packages that are not exported, one on top of the other. Each knows
 * the words of this package and the packages before it, and no other; a test keeps this order.
 *
 * <ol>
 *   <li>{@code board}: the board, sets of cells, lines, symmetries, positions as bits, history
 *   <li>{@code move}: the kinds of moves, their codes and refusals
 *   <li>{@code game}: what each of the five games is, and how it ends
 *   <li>{@code text}: notation, conditions on positions, entering of moves, drawing
 *   <li>{@code inlay}: the search for a solution of a puzzle
 * </ol>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.pikkpakk;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
