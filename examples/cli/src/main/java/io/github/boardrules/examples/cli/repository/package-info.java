/** Commands that build and start another part of the repository: {@code web} and {@code spark}. */
@NullMarked
package io.github.boardrules.examples.cli.repository;

import org.jspecify.annotations.NullMarked;
