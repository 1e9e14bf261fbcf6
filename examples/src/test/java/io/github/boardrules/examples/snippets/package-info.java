/** Tests that the short programs do what they are said to. */
@NullMarked
package io.github.boardrules.examples.snippets;

import org.jspecify.annotations.NullMarked;
