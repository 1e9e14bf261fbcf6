/**
 * The rules of TZAAR in every variant: the fixed, the random and the tournament set-up, and both
 * rules for a player who covers his own last stack of a kind.
 *
 * <p>Begin with {@link io.github.boardrules.tzaar.TzaarRules}. The rules themselves, in words, are
 * in RULES.md beside this module's sources; the documentation names its sections.
 */
@NullMarked
package io.github.boardrules.tzaar;

import org.jspecify.annotations.NullMarked;
