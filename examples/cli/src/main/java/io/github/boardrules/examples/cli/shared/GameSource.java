package io.github.boardrules.examples.cli.shared;

import io.github.boardrules.core.Label;
import io.github.boardrules.core.catalog.Catalog;
import java.util.Optional;

/** Where the program gets its games from. */
public interface GameSource {

  /** Returns the games; they are asked for once. */
  Catalog catalog();

  /**
   * Returns what a person should know about the games before they are used; empty, as by default,
   * if there is nothing to say.
   */
  default Optional<Label> warning() {
    return Optional.empty();
  }
}
