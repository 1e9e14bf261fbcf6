/** What the exported words need: the sentences of the module, and its reasons and endings. */
@NullMarked
package io.github.boardrules.pikkpakk.base;

import org.jspecify.annotations.NullMarked;
