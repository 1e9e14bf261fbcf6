@NullMarked
package io.github.boardrules.examples.cli.position;

import org.jspecify.annotations.NullMarked;
