/**
 * What people read and enter: the texts of moves and positions, the conditions on them, the steps
 * of a move, and the drawing of a position.
 */
@NullMarked
package io.github.boardrules.pikkpakk.text;

import org.jspecify.annotations.NullMarked;
