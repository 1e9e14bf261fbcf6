/**
 * The words of the Pikk-Pakk family: cells, balls, moves, positions and options.
 *
 * <p>A {@link PikkPakkMove} puts a ball on a {@link PikkPakkCell}, or pushes a {@link PikkPakkLine}
 * or a run of balls in a {@link PikkPakkDirection}. A {@link PikkPakkPosition} knows which {@link
 * PikkPakkBall} is on which cell. A refusal and a finished game have a reason with a code.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.pikkPakk();
 * var position = rules.play(rules.start(), PikkPakkMove.parse("bu"));
 * position.ball(PikkPakkCell.parse("b9"));                                  // ==> Optional[LIGHT]
 * rules.refusal(position, PikkPakkMove.parse("bd")).orElseThrow().reason().code(); // ==> no-majority
 * }</pre>
 *
 * <p>Each game has its options: {@link PikkPakkOptions}, {@link PushFourOptions}, {@link
 * FivePushOptions}, {@link AbaloneOptions} and {@link InlayOptions}, all of them {@link
 * PikkPakkFamilyOptions}. In inlay puzzles a {@link PikkPakkPattern} is pushed into another.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.pikkpakk.value;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
