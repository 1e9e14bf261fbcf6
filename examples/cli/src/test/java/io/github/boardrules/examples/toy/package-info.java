/** Small games for tests of programs, each with its own peculiarity. */
@NullMarked
package io.github.boardrules.examples.toy;

import org.jspecify.annotations.NullMarked;
