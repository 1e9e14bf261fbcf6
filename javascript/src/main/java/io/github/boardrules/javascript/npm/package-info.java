/** How the build makes the package for npm and tests it; nothing here is part of it. */
@NullMarked
package io.github.boardrules.javascript.npm;

import org.jspecify.annotations.NullMarked;
