/** Records of game sites, compared with what is known about real ones. */
@NullMarked
package io.github.boardrules.examples.sites;

import org.jspecify.annotations.NullMarked;
