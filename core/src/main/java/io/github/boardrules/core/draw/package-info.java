/** Draws any diagram, as text and as a picture, without knowing the game. */
@NullMarked
package io.github.boardrules.core.draw;

import org.jspecify.annotations.NullMarked;
