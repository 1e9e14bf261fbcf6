/**
 * The rules of ZÉRTZ in every variant: basic and tournament, six boards, optional and automatic
 * claims, forced captures and captures that are demanded at the table.
 *
 * <p>Begin with {@link ZertzRules}; {@link ZertzOptions} chooses a variant. A {@link ZertzMove} is
 * a whole turn, read from its text or made of {@link Cell}s and {@link Marble}s.
 *
 * <pre>{@code
 * var rules = ZertzRules.basic();
 * var position = rules.play(rules.start(), ZertzMove.parse("Wd4,d1"));
 * position = rules.play(position, ZertzMove.parse("Gd5,a1"));
 * rules.legalMoves(position); // ==> [xd4Gd6, xd5Wd3]
 * }</pre>
 *
 * <p>A {@link ZertzPosition} tells what lies where and who holds what. A move that is not legal has
 * a {@link ZertzReason}, a finished game a {@link ZertzEnding}, and a text that breaks a condition
 * a {@link ZertzTextReason}.
 *
 * <pre>{@code
 * position = rules.play(position, ZertzMove.parse("xd4Gd6"));
 * position.held(1, Marble.GREY);                                             // ==> 1
 * rules.refusal(position, ZertzMove.parse("Wd6,b1")).orElseThrow().reason(); // ==> OCCUPIED
 * }</pre>
 *
 * <p>The rules themselves, in words, are in RULES.md beside this module's sources; the
 * documentation names its sections. {@link ZertzFamily} makes the game known to a catalog.
 */
@NullMarked
package io.github.boardrules.zertz;

import org.jspecify.annotations.NullMarked;
