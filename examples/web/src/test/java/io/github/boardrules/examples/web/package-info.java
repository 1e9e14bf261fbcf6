/** Tests of the page without a browser. */
@NullMarked
package io.github.boardrules.examples.web;

import org.jspecify.annotations.NullMarked;
