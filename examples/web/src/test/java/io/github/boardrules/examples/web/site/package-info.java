/** Tests of what the build makes. */
@NullMarked
package io.github.boardrules.examples.web.site;

import org.jspecify.annotations.NullMarked;
