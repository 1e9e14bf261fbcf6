/** Tests of work in parts. */
@NullMarked
package io.github.boardrules.examples.parts;

import org.jspecify.annotations.NullMarked;
