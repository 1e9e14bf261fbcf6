/**
 * {@code serve}: the rules and the engine for programs in any language, a line of JSON for each
 * question and a line for each answer.
 *
 * <p>{@code ServeCommand} reads the lines and answers them one after another; {@code Analyses} run
 * beside that. A {@code Request} is a line with its fields, {@code ServedFunction} what may be
 * asked, {@code ServedRules} answer it for a variant, and {@code Answers} writes.
 */
@NullMarked
package io.github.boardrules.examples.cli.serve;

import org.jspecify.annotations.NullMarked;
