/**
 * The rules of TZAAR in every variant: the fixed, the random and the tournament set-up, and both
 * rules for players who cover their own last stack of a kind.
 *
 * <p>Begin with {@link TzaarRules}; {@link TzaarOptions} chooses a variant. A {@link TzaarMove} is
 * one step of a turn, so the same player may move twice in a row; the {@link TzaarPhase} of a
 * position says which step is due.
 *
 * <pre>{@code
 * var rules = TzaarRules.standard();
 * var position = rules.play(rules.start(), TzaarMove.parse("E4xF4"));
 * position.phase();  // ==> FIRST
 * position.toMove(); // ==> 2
 * }</pre>
 *
 * <p>A {@link TzaarPosition} holds the {@link TzaarStack} on each {@link TzaarField}, with its
 * {@link TzaarKind}. A refusal and a finished game have a reason with a code.
 *
 * <pre>{@code
 * position.stack(TzaarField.parse("F4")).orElseThrow().player();           // ==> 1
 * var refusal = rules.refusal(position, TzaarMove.parse("pass")).orElseThrow();
 * refusal.reason().code(); // ==> must-capture
 * }</pre>
 *
 * <p>The rules are written down in RULES.md beside this module's sources; the documentation cites
 * its sections. {@link TzaarFamily} registers the game with a catalog.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.tzaar;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
