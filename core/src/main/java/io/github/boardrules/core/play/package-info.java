/**
 * Games that are being played: their history and their records.
 *
 * <p>Rules know only positions. A {@link Match} also keeps the moves that led to a position: it
 * plays, undoes and redoes moves, and counts how often a position has occurred, so that a program
 * can declare a draw by repetition. It is an immutable value: each move returns another match.
 *
 * <pre>{@code
 * var match = Match.of(GridRules.standard()).playText("a1+b1");
 * match.undo().position(); // ==> oooo/oooo/oooo/oooo 1
 * }</pre>
 *
 * <p>A {@link MatchRecord} is a match as a text that people can read and edit. Reading it plays
 * every move; it stops at the first problem and keeps the match up to there.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.play;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
