/** Tests of the matches between programs. */
@NullMarked
package io.github.boardrules.examples.arena;

import org.jspecify.annotations.NullMarked;
