/**
 * The page that plays every game in a browser, without the browser: plain Java that the JVM tests.
 *
 * <p>{@link io.github.boardrules.examples.web.Table} is what the page shows and does: one match
 * with its players, the steps entered, the sentence to show. Each of its answers is a value that
 * {@link io.github.boardrules.examples.web.JsonText} writes for JavaScript. {@link
 * io.github.boardrules.examples.web.Lobby} lists the games and makes variants of forms, {@link
 * io.github.boardrules.examples.web.MatchLink} puts a match into an address, and {@link
 * io.github.boardrules.examples.web.Thinker} is the engine in its own thread. Only the package
 * {@code page} knows the compiler that makes WebAssembly of all this.
 */
@NullMarked
package io.github.boardrules.examples.web;

import org.jspecify.annotations.NullMarked;
