/**
 * What the public words need from below: the sentences of the module, the reasons for which a move
 * or a text is refused and a game ends, and the variant ids of the games.
 */
@NullMarked
package io.github.boardrules.pikkpakk.base;

import org.jspecify.annotations.NullMarked;
