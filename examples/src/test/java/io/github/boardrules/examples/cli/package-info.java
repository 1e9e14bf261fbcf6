/** Tests that run the whole program in the process of the test and compare its output. */
@NullMarked
package io.github.boardrules.examples.cli;

import org.jspecify.annotations.NullMarked;
