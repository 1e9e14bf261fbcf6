/** The five games: how each begins, how balls are moved, when it ends, and who stands better. */
@NullMarked
package io.github.boardrules.pikkpakk.game;

import org.jspecify.annotations.NullMarked;
