/**
 * Tests that README.md, the pages in {@code docs} and the chapters of the rule pages that teach
 * agree with the library: each block of code is part of a source that is compiled and run, each
 * output is printed, each picture drawn. {@link io.github.boardrules.examples.docs.RenewPages}
 * rebuilds the pages.
 */
@NullMarked
package io.github.boardrules.examples.docs;

import org.jspecify.annotations.NullMarked;
