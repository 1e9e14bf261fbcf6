/** Fuzzing of every reader of this repository with malformed and hostile texts. */
@NullMarked
package io.github.boardrules.examples.hostile;

import org.jspecify.annotations.NullMarked;
