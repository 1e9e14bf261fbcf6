/** The form of the library's values in JSON, without a JSON library. */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.json;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
