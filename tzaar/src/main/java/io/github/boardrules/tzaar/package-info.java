/**
 * The rules of TZAAR in every variant: the fixed, the random and the tournament set-up, and both
 * rules for a player who covers his own last stack of a kind.
 *
 * <p>Begin with {@link TzaarRules}; {@link TzaarOptions} chooses a variant. A {@link TzaarMove} is
 * one step of a turn, so the same player may move twice; the {@link Phase} of a position tells
 * which step is due.
 *
 * <pre>{@code
 * var rules = TzaarRules.fixed();
 * var position = rules.play(rules.start(), TzaarMove.parse("E4xF4"));
 * position.phase();  // ==> FIRST
 * position.toMove(); // ==> 2
 * }</pre>
 *
 * <p>A {@link TzaarPosition} tells which {@link Stack} stands on a {@link Field}, and of which
 * {@link Kind}. A move that is not legal has a {@link TzaarReason}, a finished game a {@link
 * TzaarEnding}, and a text that breaks a condition a {@link TzaarTextReason}.
 *
 * <pre>{@code
 * position.stack(Field.parse("F4")).orElseThrow().player();                // ==> 1
 * rules.refusal(position, TzaarMove.parse("pass")).orElseThrow().reason(); // ==> MUST_CAPTURE
 * }</pre>
 *
 * <p>The rules themselves, in words, are in RULES.md beside this module's sources; the
 * documentation names its sections. {@link TzaarFamily} makes the game known to a catalog.
 */
@NullMarked
package io.github.boardrules.tzaar;

import org.jspecify.annotations.NullMarked;
