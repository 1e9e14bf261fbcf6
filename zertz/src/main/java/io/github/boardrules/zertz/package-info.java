/**
 * The rules of ZÉRTZ in every variant: basic and tournament, six boards, optional and automatic
 * claims, compulsory captures and captures that the opponent has to demand.
 *
 * <p>Begin with {@link ZertzRules}; {@link ZertzOptions} chooses a variant. A {@link ZertzMove} is
 * a whole turn, parsed from its text or made of {@link ZertzCell}s and {@link ZertzMarble}s.
 *
 * <pre>{@code
 * var rules = ZertzRules.standard();
 * var position = rules.play(rules.start(), ZertzMove.parse("Wd4,d1"));
 * position = rules.play(position, ZertzMove.parse("Gd5,a1"));
 * rules.legalMoves(position); // ==> [xd4Gd6, xd5Wd3]
 * }</pre>
 *
 * <p>A {@link ZertzPosition} holds the rings, the marbles, the pool and what the players hold. A
 * refusal and a finished game have a reason with a code.
 *
 * <pre>{@code
 * position = rules.play(position, ZertzMove.parse("xd4Gd6"));
 * position.held(1, ZertzMarble.GREY);                                        // ==> 1
 * var refusal = rules.refusal(position, ZertzMove.parse("Wd6,b1")).orElseThrow();
 * refusal.reason().code(); // ==> occupied
 * }</pre>
 *
 * <p>RULES.md beside this module's sources has the rules in words; the documentation names its
 * sections. {@link ZertzFamily} adds the game to a catalog.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.zertz;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;

// Without PositionBuilder: positions are made by moves and from texts only.
