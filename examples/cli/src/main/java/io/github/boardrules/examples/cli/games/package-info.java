/**
 * The games themselves: {@code games}, {@code variants}, {@code rules} and {@code layout}, and
 * where the games come from.
 */
@NullMarked
package io.github.boardrules.examples.cli.games;

import org.jspecify.annotations.NullMarked;
