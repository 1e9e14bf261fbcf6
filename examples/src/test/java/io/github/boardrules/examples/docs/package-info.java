/**
 * Holds README.md and the pages in {@code docs} to the library: each block of code stands in a
 * source that is compiled and run, each output is printed, each picture drawn. {@link
 * io.github.boardrules.examples.docs.RenewPages} writes the pages anew.
 */
@NullMarked
package io.github.boardrules.examples.docs;

import org.jspecify.annotations.NullMarked;
