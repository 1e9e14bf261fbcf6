/**
 * The rules of Castle of Mind: on the standard layout, and on any layout of coloured fields that is
 * typed in, of up to {@value io.github.boardrules.colorfield.Layout#MOST_FIELDS} fields, gates
 * included.
 *
 * <p>Begin with {@link io.github.boardrules.colorfield.ColorfieldRules}. The rules themselves, in
 * words, are in RULES.md beside this module's sources; the documentation names its sections.
 */
@NullMarked
package io.github.boardrules.colorfield;

import org.jspecify.annotations.NullMarked;
