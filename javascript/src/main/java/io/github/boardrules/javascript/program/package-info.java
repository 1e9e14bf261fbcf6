/** What the package for npm exports from Java. */
@NullMarked
package io.github.boardrules.javascript.program;

import org.jspecify.annotations.NullMarked;
