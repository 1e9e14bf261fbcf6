/**
 * What the modules of this project share and other programs do not see: the books by which a game
 * knows the best moves of its opening. It may change with every version.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.internal;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
