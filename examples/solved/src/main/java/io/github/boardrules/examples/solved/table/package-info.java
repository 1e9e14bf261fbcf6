/**
 * What all tables share: {@link TableGame}, which makes those of one variant, the {@link
 * TableSolution} and its {@link TableCensus}; the {@link TableFolder} that keeps them; and the
 * {@link Workers} that compute them.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.examples.solved.table;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
