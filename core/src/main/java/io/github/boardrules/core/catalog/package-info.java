/**
 * Finding rules by their variant id, and speaking to them in strings alone.
 *
 * <p>Each game module provides a {@link io.github.boardrules.core.catalog.GameFamily}. A {@link
 * io.github.boardrules.core.catalog.Catalog} knows all that are installed, so a program that serves
 * every game names none of them. {@link io.github.boardrules.core.catalog.TextRules} is the whole
 * contract in strings, for servers, command lines and other languages:
 *
 * <pre>{@code
 * TextRules rules = Catalog.installed().textRules("zertz");
 * String next = rules.play(rules.start(), "Wd4,d1");
 * }</pre>
 */
@NullMarked
package io.github.boardrules.core.catalog;

import org.jspecify.annotations.NullMarked;
