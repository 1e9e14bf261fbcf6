/** Tests of the short programs that the pages show. */
@NullMarked
package io.github.boardrules.examples.snippets;

import org.jspecify.annotations.NullMarked;
