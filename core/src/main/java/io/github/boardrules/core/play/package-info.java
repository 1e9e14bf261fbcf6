/**
 * Games that are played: their history, and how it is written down.
 *
 * <p>The rules know positions only. A {@link Match} remembers how one came about: it plays, undoes
 * and redoes, and counts how often a position was seen, so that a program can call a repetition a
 * draw. It is a value too: each of these answers another match.
 *
 * <pre>{@code
 * var match = Match.of(GridRules.standard()).play(GridMove.parse("a1+b1"));
 * match = match.play(GridMove.parse("c1+d1"));
 * match.moves();           // ==> [a1+b1, c1+d1]
 * match.undo().position(); // ==> oooo/oooo/oooo/..oo 2
 * }</pre>
 *
 * <p>A {@link MatchRecord} is a match as a text that people can read and mend. Reading it plays
 * every move, stops at the first that cannot be, and keeps what came before.
 *
 * <pre>{@code
 * System.out.print(MatchRecord.write(match, Map.of("player1", "Anna")));
 * }</pre>
 *
 * <pre class="output">{@code
 * [variant "one-two-three"]
 * [player1 "Anna"]
 *
 * a1+b1 c1+d1
 * {ongoing}
 * }</pre>
 */
@NullMarked
package io.github.boardrules.core.play;

import org.jspecify.annotations.NullMarked;
