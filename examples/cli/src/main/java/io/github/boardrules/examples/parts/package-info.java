/**
 * Long work in parts: games, counts and statistics that are computed apart, in any order and on any
 * machine, with the result of one program that does it all.
 *
 * <p>{@link io.github.boardrules.examples.parts.SelfPlay} plays each game of a seed by its number.
 * {@link io.github.boardrules.examples.parts.PerftSplit} divides a count of move sequences. {@link
 * io.github.boardrules.examples.parts.GameStatistics} adds up what is known of parts.
 */
@NullMarked
package io.github.boardrules.examples.parts;

import org.jspecify.annotations.NullMarked;
