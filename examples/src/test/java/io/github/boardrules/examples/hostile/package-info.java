/**
 * What every reader of this repository has to bear: texts that nobody would write in good faith.
 */
@NullMarked
package io.github.boardrules.examples.hostile;

import org.jspecify.annotations.NullMarked;
