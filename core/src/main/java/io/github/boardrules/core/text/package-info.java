/**
 * Texts and options, for authors of games: exact error columns, named options, and the base of
 * rules that have options.
 *
 * <p>A {@link TextCursor} reads a text from left to right:
 *
 * <pre>{@code
 * var cursor = new TextCursor("d7");
 * char column = cursor.expectRange('a', 'e'); // ==> d
 * try {
 *   cursor.expectRange('1', '5');
 * } catch (NotationException problem) {
 *   problem.message(Locale.ENGLISH);          // ==> character 2: expected 1 to 5 here.
 * }
 * }</pre>
 *
 * <p>A {@link VariantText} reads and writes the variant ids of a game, given its {@link
 * VariantOption}s; a subclass of {@link GameOptions} holds their values, and a subclass of {@link
 * GameRules} answers for them.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.text;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
