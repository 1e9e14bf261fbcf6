/**
 * The rules of Pylos in every variant: the sheet's game, the published game, the beginners' and the
 * experts', on a base of four or three.
 *
 * <p>Begin with {@link PylosRules}; {@link PylosOptions} selects a variant. A {@link PylosMove} is
 * a whole turn: a stone is placed or raised, and stones may be taken back.
 *
 * <pre>{@code
 * var rules = PylosRules.standard();
 * var position = rules.notation().parsePosition("..22/...2/1.../11..|.../.../...|../..|. 1 0");
 * position = rules.play(position, PylosMove.parse("1b2x1a1x1b2"));
 * position.reserve(1); // ==> 13
 * }</pre>
 *
 * <p>A {@link PylosPosition} knows the owner of the stone on each {@link PylosCell}. A refusal and
 * a finished game have a reason with a code.
 *
 * <pre>{@code
 * position.owner(PylosCell.parse("1d4"));                                 // ==> OptionalInt[2]
 * var refusal = rules.refusal(position, PylosMove.parse("2a1")).orElseThrow();
 * refusal.reason().code(); // ==> unsupported
 * }</pre>
 *
 * <p>RULES.md beside this module's sources states the rules in words; the documentation refers to
 * its sections. {@link PylosFamily} registers the game with the catalog.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.pylos;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;

// Without PositionBuilder: positions are made by moves and from texts only.
