/**
 * What authors of games use to read and write texts, with exact columns and named options.
 *
 * <p>A {@link TextCursor} reads a text from left to right. When it fails, it knows the first column
 * that is wrong and all that could have stood there.
 *
 * <pre>{@code
 * var cursor = new TextCursor("d7");
 * char column = cursor.expectRange('a', 'e'); // ==> d
 * try {
 *   cursor.expectRange('1', '5');
 * } catch (NotationException problem) {
 *   problem.message(Locale.ENGLISH);          // ==> column 2: expected '1..5'.
 * }
 * }</pre>
 *
 * <p>A {@link VariantText} reads and writes the variant ids of a game, given its {@link Option}s.
 *
 * <pre>{@code
 * var side = Option.ofNumber("side", 5, 3, 9);
 * var text = new VariantText("mygame", List.of(side));
 * text.parse("mygame:side=7").number("side"); // ==> 7
 * text.format(Map.of("side", "5"));            // ==> mygame
 * }</pre>
 */
@NullMarked
package io.github.boardrules.core.text;

import org.jspecify.annotations.NullMarked;
