/**
 * The rules of ZÉRTZ in every variant: basic and tournament, six boards, optional and automatic
 * claims, forced captures and captures that are demanded at the table.
 *
 * <p>Begin with {@link io.github.boardrules.zertz.ZertzRules}. The rules themselves, in words, are
 * in RULES.md beside this module's sources; the documentation names its sections.
 */
@NullMarked
package io.github.boardrules.zertz;

import org.jspecify.annotations.NullMarked;
