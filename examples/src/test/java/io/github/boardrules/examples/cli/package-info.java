/** Tests that run the whole program in their own process, and compare all that it prints. */
@NullMarked
package io.github.boardrules.examples.cli;

import org.jspecify.annotations.NullMarked;
