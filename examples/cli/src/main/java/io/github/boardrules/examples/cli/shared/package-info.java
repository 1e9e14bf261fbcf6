/**
 * What every command shares.
 *
 * <p>{@code CommandContext} is all that a command gets: the games ({@code UsedGames}), the language
 * ({@code Texts}), the streams ({@code Input}, {@code Output}, {@code ProgressLine}, {@code
 * Streams}). {@code NumberArguments}, {@code TimeArgument} and {@code Choices} parse arguments;
 * {@code TextFiles} and {@code FileText} read files. A command ends with an {@code ExitStatus}, or
 * with a {@code Failure}: one line for people.
 */
@NullMarked
package io.github.boardrules.examples.cli.shared;

import org.jspecify.annotations.NullMarked;
