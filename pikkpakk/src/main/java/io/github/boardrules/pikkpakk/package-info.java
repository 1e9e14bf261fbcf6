/**
 * The rules of the Pikk-Pakk family: five games in which lines of balls are pushed. A user begins
 * with {@link io.github.boardrules.pikkpakk.PikkPakkRules}; section names in the documentation are
 * those of the rule page {@code RULES.md}.
 */
@NullMarked
package io.github.boardrules.pikkpakk;

import org.jspecify.annotations.NullMarked;
