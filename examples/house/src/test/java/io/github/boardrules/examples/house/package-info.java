/** The sources and pages of the whole project, read as texts. */
@NullMarked
package io.github.boardrules.examples.house;

import org.jspecify.annotations.NullMarked;
