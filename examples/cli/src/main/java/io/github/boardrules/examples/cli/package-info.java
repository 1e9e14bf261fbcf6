/**
 * The command line {@code boardrules}: every game through the public API, one class a command.
 *
 * <p>{@link io.github.boardrules.examples.cli.Boardrules} is the program, and {@code Arguments}
 * lists its commands. They stand in packages of a few; each knows only those above it in this list:
 *
 * <ul>
 *   <li>{@code shared}: what every command shares;
 *   <li>{@code games}: {@code games}, {@code variants}, {@code rules}, {@code layout};
 *   <li>{@code position}: {@code start}, {@code moves}, {@code status}, {@code why}, {@code show},
 *       {@code replay}, {@code perft}, {@code divide};
 *   <li>{@code records}: {@code check}, {@code random};
 *   <li>{@code analysis}: {@code analyse}, {@code arena}, {@code tune}, {@code prove}, {@code
 *       solve};
 *   <li>{@code play}: {@code play} and its dialogue;
 *   <li>{@code serve}: {@code serve};
 *   <li>{@code repository}: {@code web}, {@code spark}.
 * </ul>
 *
 * <p>A command gets everything that it needs (the games, the streams, the language) in a {@code
 * CommandContext}, so that tests run the whole program in their own process. What the standard
 * streams are, such as a terminal with colours on which a person edits lines, is asked through
 * {@code Streams}; by default they are pipes, and the same texts are printed without colours.
 *
 * <p>{@code --locale} chooses the language of everything that is for people: sentences, names and
 * drawings. Texts for programs are the same in every language: variant ids, the notation of moves
 * and positions, the status ({@code win 1 took-last}) that {@code status}, {@code replay}, {@code
 * random} and {@code solve} print, the code of a reason that {@code why} prints before its
 * sentence, and the counts of {@code check}. {@code show}, {@code play} and {@code status
 * --sentence} print the status as a sentence.
 */
@NullMarked
package io.github.boardrules.examples.cli;

import org.jspecify.annotations.NullMarked;
