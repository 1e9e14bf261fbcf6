/**
 * What the public words need from below: the sentences of the module, the reasons for which a text
 * is refused, and the variant ids of the games.
 */
@NullMarked
package io.github.boardrules.pikkpakk.base;

import org.jspecify.annotations.NullMarked;
