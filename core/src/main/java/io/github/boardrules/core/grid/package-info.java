/** Geometry that several games share; no part of the library's interface. */
@NullMarked
package io.github.boardrules.core.grid;

import org.jspecify.annotations.NullMarked;
