/** README.md, the pages in {@code docs} and the Javadoc of the API agree with the library. */
@NullMarked
package io.github.boardrules.examples.docs;

import org.jspecify.annotations.NullMarked;
