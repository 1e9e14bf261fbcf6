/** Tests that the short programs print what they are said to, and that the README shows them. */
@NullMarked
package io.github.boardrules.examples.snippets;

import org.jspecify.annotations.NullMarked;
