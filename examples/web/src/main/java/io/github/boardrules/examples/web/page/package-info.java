/** The bridge to JavaScript, the only package of the page that knows TeaVM. */
@NullMarked
package io.github.boardrules.examples.web.page;

import org.jspecify.annotations.NullMarked;
