/**
 * How the build makes the site: a folder of static files, and the same in one HTML file. Nothing
 * here is part of the page.
 */
@NullMarked
package io.github.boardrules.examples.web.site;

import org.jspecify.annotations.NullMarked;
