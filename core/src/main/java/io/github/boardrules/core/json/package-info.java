/**
 * The form of the library's values in JSON, for any JSON library and for none.
 *
 * <pre>{@code
 * var match = Match.of(GridRules.standard()).playText("a1");
 * Map<?, ?> form = (Map<?, ?>) JsonForm.of(match, Locale.ENGLISH);
 * form.get("moves"); // ==> [a1]
 * }</pre>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.json;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
