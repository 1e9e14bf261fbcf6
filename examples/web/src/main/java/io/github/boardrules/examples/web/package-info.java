/**
 * The page that plays every game in a browser, without the browser: plain Java that the JVM tests.
 *
 * <p>{@code Table} is what the page shows and does: one match with its players, the steps entered,
 * the sentence to show; {@code JsonText} writes its answers for JavaScript. {@code Lobby} lists the
 * games and makes variants of forms, {@code MatchLink} puts a match into an address, and {@code
 * Thinker} is the engine in its own thread. Only the package {@code page} knows the compiler that
 * makes WebAssembly of all this.
 */
@NullMarked
package io.github.boardrules.examples.web;

import org.jspecify.annotations.NullMarked;
