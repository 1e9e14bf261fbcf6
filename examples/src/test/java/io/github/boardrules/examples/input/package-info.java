/** Tests of move input with the real games. */
@NullMarked
package io.github.boardrules.examples.input;

import org.jspecify.annotations.NullMarked;
