/**
 * Questions about one position or many: {@code start}, {@code moves}, {@code status}, {@code why},
 * {@code show}, {@code replay}, {@code perft} and {@code divide}. {@code PositionCommand} reads the
 * positions for all of them.
 */
@NullMarked
package io.github.boardrules.examples.cli.position;

import org.jspecify.annotations.NullMarked;
