/**
 * The words of the Pikk-Pakk family: cells, balls, moves, positions and options.
 *
 * <p>A {@link PikkPakkMove} puts a ball on a {@link Cell}, or pushes a {@link BoardLine} or a run
 * of balls in a {@link Direction}. A {@link PikkPakkPosition} knows which {@link Ball} is on which
 * cell. A move that is not legal has a {@link PikkPakkReason}, and a finished game a {@link
 * PikkPakkEnding}.
 *
 * <pre>{@code
 * var rules = PikkPakkRules.pikkPakk();
 * var position = rules.play(rules.start(), PikkPakkMove.parse("bu"));
 * position.ball(Cell.parse("b9"));                                          // ==> Optional[LIGHT]
 * rules.refusal(position, PikkPakkMove.parse("bd")).orElseThrow().reason(); // ==> NO_MAJORITY
 * }</pre>
 *
 * <p>Each game has its options: {@link PikkPakkOptions}, {@link PushFourOptions}, {@link
 * FivePushOptions}, {@link AbaloneOptions} and {@link InlayOptions}, all of them {@link
 * FamilyOptions}. In inlay puzzles a {@link Pattern} is pushed into another.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.pikkpakk.value;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
