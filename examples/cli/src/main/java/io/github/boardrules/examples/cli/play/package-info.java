/**
 * {@code play}: {@code PlayCommand} seats the players, {@code PlayLoop} carries out what people
 * type, and {@code SeatedMatch} does it. A {@code SeatKind} makes a {@code Seat} for each program
 * that plays; a {@code Dialogue} is where lines come from.
 */
@NullMarked
package io.github.boardrules.examples.cli.play;

import org.jspecify.annotations.NullMarked;
