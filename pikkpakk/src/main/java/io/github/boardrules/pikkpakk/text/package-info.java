/** Texts and their conditions, the steps of a move, and the drawing of a position. */
@NullMarked
package io.github.boardrules.pikkpakk.text;

import org.jspecify.annotations.NullMarked;
