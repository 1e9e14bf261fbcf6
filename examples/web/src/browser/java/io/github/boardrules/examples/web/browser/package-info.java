/**
 * Tests of the page in a real browser. The profile "browser" compiles and runs them, after the site
 * has been made.
 */
@NullMarked
package io.github.boardrules.examples.web.browser;

import org.jspecify.annotations.NullMarked;
