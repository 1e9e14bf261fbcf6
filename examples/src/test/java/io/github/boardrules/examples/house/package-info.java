/**
 * Tests of the sources and pages of the whole project, read as texts: names of types, words, and
 * the shape of the games.
 */
@NullMarked
package io.github.boardrules.examples.house;

import org.jspecify.annotations.NullMarked;
