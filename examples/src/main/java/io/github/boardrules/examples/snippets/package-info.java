/**
 * Short programs, one for each thing that a program may want from the library. They print the same
 * at every run.
 */
@NullMarked
package io.github.boardrules.examples.snippets;

import org.jspecify.annotations.NullMarked;
