/**
 * The rules of Pylos in every variant: the sheet's game, the published game, the beginners' and the
 * experts', on a base of four or three.
 *
 * <p>Begin with {@link io.github.boardrules.pylos.PylosRules}. The rules themselves, in words, are
 * in RULES.md beside this module's sources; the documentation names its sections.
 */
@NullMarked
package io.github.boardrules.pylos;

import org.jspecify.annotations.NullMarked;
