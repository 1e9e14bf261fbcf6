/**
 * The command line {@code boardrules}: every game through the public API, one class a command.
 *
 * <p>{@link io.github.boardrules.examples.cli.Boardrules} is the program. A command gets everything
 * that it needs (the games, the streams, the language) in a {@link
 * io.github.boardrules.examples.cli.Session}, so that tests run the whole program in their own
 * process.
 */
@NullMarked
package io.github.boardrules.examples.cli;

import org.jspecify.annotations.NullMarked;
