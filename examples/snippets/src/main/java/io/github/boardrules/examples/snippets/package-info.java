/** Short programs, one for each use of the library. Their output is the same in every run. */
@NullMarked
package io.github.boardrules.examples.snippets;

import org.jspecify.annotations.NullMarked;
