/**
 * Who wins, and how: {@code analyse} and {@code arena} with the engine, whose weights {@code tune}
 * fits, {@code prove} by a search for a proof, {@code solve} by all positions, with {@code Tables}
 * for games that are kept on disk.
 */
@NullMarked
package io.github.boardrules.examples.cli.analysis;

import org.jspecify.annotations.NullMarked;
