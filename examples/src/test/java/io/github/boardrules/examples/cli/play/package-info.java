@NullMarked
package io.github.boardrules.examples.cli.play;

import org.jspecify.annotations.NullMarked;
