/** Tests with a small project that is written into a temporary folder. */
@NullMarked
package io.github.boardrules.site;

import org.jspecify.annotations.NullMarked;
