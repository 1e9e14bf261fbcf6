/**
 * The rules of Castle of Mind: on the standard layout, and on any layout of coloured fields that is
 * typed in, of up to {@value Layout#MOST_FIELDS} fields, gates included.
 *
 * <p>Begin with {@link ColorfieldRules}; {@link ColorfieldOptions} chooses a variant. A {@link
 * ColorfieldMove} is a step from a {@link Field} to another, with the piece that it takes.
 *
 * <pre>{@code
 * var rules = ColorfieldRules.standard();
 * var position = rules.notation().parsePosition("1 0 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1");
 * position = rules.play(position, ColorfieldMove.parse("e4-f4xa6"));
 * rules.notation().formatPosition(position); // ==> 2 0 rb2,Gf4,gh3,yj5,Rx1,ry1
 * }</pre>
 *
 * <p>A {@link ColorfieldPosition} tells which {@link Piece} of which {@link Team} stands on a
 * field, and a {@link Layout} which colours the fields have and which of them touch. A move that is
 * not legal has a {@link ColorfieldReason}, a finished game a {@link ColorfieldEnding}, and a text
 * that breaks a condition a {@link ColorfieldTextReason}.
 *
 * <pre>{@code
 * position.piece(Field.parse("f4")).orElseThrow().team(); // ==> FULL
 * Layout.STANDARD.colour(Field.parse("f4"));              // ==> Optional[g]
 * }</pre>
 *
 * <p>The rules themselves, in words, are in RULES.md beside this module's sources; the
 * documentation names its sections. {@link ColorfieldFamily} makes the game known to a catalog.
 */
@NullMarked
package io.github.boardrules.colorfield;

import org.jspecify.annotations.NullMarked;
