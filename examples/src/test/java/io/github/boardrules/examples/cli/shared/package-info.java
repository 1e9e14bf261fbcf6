@NullMarked
package io.github.boardrules.examples.cli.shared;

import org.jspecify.annotations.NullMarked;
