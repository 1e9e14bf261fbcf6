@NullMarked
package io.github.boardrules.examples.cli.games;

import org.jspecify.annotations.NullMarked;
