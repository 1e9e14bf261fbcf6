@NullMarked
package io.github.boardrules.examples.cli.records;

import org.jspecify.annotations.NullMarked;
