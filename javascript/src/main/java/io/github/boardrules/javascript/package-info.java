/**
 * What JavaScript gets from the rules and the engine: answers as JSON, in the form of {@link
 * io.github.boardrules.core.json.JsonForm}. Plain Java, which is tested on the JVM; {@code program}
 * exports it, {@code teavm} compiles it, and the modules in {@code src/main/js} stand before it.
 */
@NullMarked
package io.github.boardrules.javascript;

import org.jspecify.annotations.NullMarked;
