/**
 * The rules of 1, 2, 3 and other Nim games in every variant, and their perfect play.
 *
 * <p>There are two kinds of board. Begin with {@link io.github.boardrules.nim.GridRules} for balls
 * on a rectangle of cells ({@code one-two-three}), and with {@link
 * io.github.boardrules.nim.HeapRules} for heaps ({@code triangle} and {@code heaps}). The rules
 * themselves, in words, are in RULES.md beside this module's sources; the documentation names its
 * sections.
 */
@NullMarked
package io.github.boardrules.nim;

import org.jspecify.annotations.NullMarked;
