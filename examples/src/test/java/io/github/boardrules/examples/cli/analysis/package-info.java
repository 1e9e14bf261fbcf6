@NullMarked
package io.github.boardrules.examples.cli.analysis;

import org.jspecify.annotations.NullMarked;
