/**
 * The rules of Castle of Mind, on the standard layout and on any other layout of up to 128 coloured
 * fields, including gates.
 *
 * <p>Begin with {@link ColorfieldRules}; {@link ColorfieldOptions} selects a variant. A {@link
 * ColorfieldMove} is a step from one {@link ColorfieldField} to another, with the piece that it
 * takes.
 *
 * <pre>{@code
 * var rules = ColorfieldRules.standard();
 * var position = rules.notation().parsePosition("1 0 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1");
 * position = rules.play(position, ColorfieldMove.parse("e4-f4xa6"));
 * rules.notation().formatPosition(position); // ==> 2 0 rb2,Gf4,gh3,yj5,Rx1,ry1
 * }</pre>
 *
 * <p>A {@link ColorfieldPosition} knows which {@link ColorfieldPiece} of which {@link
 * ColorfieldTeam} stands on each field, and a {@link ColorfieldLayout} knows the colours of the
 * fields and which of them touch. A refusal and a finished game have a reason with a code.
 *
 * <pre>{@code
 * position.piece(ColorfieldField.parse("f4")).orElseThrow().team(); // ==> FULL
 * ColorfieldLayout.STANDARD.colour(ColorfieldField.parse("f4"));    // ==> Optional[g]
 * }</pre>
 *
 * <p>RULES.md beside this module's sources states the rules in words; the documentation refers to
 * its sections. {@link ColorfieldFamily} registers the game with the catalog.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.colorfield;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
