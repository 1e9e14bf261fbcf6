/**
 * The JSON of the library's values. Its resource {@code boardrules.d.ts} describes it for
 * TypeScript.
 *
 * <pre>{@code
 * new ObjectMapper().findAndRegisterModules().writeValueAsString(Step.cell("d4")); // ==> "cell:d4"
 * }</pre>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.jackson;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
