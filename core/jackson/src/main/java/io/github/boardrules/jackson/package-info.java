/**
 * The JSON of the library's values. Texts stay texts; what a screen draws has named fields; sentences
 * are in the locale of the writer. The resource {@code boardrules.d.ts} of this package describes all
 * of it for TypeScript.
 *
 * <pre>{@code
 * var mapper = JsonMapper.builder().findAndAddModules().build();
 * mapper.writeValueAsString(Step.cell("d4")); // ==> "cell:d4"
 * }</pre>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.jackson;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
