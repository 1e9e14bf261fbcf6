/**
 * The JSON of the library's values, for Jackson 3 and Jackson 2. The resource {@code
 * boardrules.d.ts} of this package describes all of it for TypeScript.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.jackson;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
