@NullMarked
package io.github.boardrules.examples.cli.repository;

import org.jspecify.annotations.NullMarked;
