/** Small games for tests of programs: what they print is short, and each is odd in its own way. */
@NullMarked
package io.github.boardrules.examples.toy;

import org.jspecify.annotations.NullMarked;
