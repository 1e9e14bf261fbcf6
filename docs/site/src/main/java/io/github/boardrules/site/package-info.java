/**
 * Makes the web site from this checkout: {@link io.github.boardrules.site.BuildSite} turns the
 * pages in Markdown into HTML, lets the JDK document the API, and checks every link.
 */
@NullMarked
package io.github.boardrules.site;

import org.jspecify.annotations.NullMarked;
