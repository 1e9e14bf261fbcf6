/**
 * Games that are played: their history, and how it is written down.
 *
 * <p>The rules know positions only. A {@link io.github.boardrules.core.play.Match} remembers how
 * one came about: it plays, undoes and redoes, and counts how often a position was seen, so that a
 * program can call a repetition a draw. A {@link io.github.boardrules.core.play.MatchRecord} is a
 * match as a text that people can read and mend:
 *
 * <pre>{@code
 * [variant "zertz"]
 * [player1 "Anna"]
 *
 * Wd4,d1 Gd5,a1 xd4Gd6
 * {ongoing}
 * }</pre>
 */
@NullMarked
package io.github.boardrules.core.play;

import org.jspecify.annotations.NullMarked;
