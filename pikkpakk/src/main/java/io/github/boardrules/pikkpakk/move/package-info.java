/** The kinds of moves: their legal moves as codes, their effects and why they are refused. */
@NullMarked
package io.github.boardrules.pikkpakk.move;

import org.jspecify.annotations.NullMarked;
