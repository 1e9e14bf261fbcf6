package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Rules;
import io.github.boardrules.core.VariantException;
import io.github.boardrules.core.catalog.Catalog;

/**
 * What a command works with.
 *
 * @param catalog the games
 * @param texts the program's sentences in the language that was asked for
 * @param input standard input
 * @param output standard output
 * @param progress how far long work has come
 */
record Session(Catalog catalog, Texts texts, Input input, Output output, Progress progress) {

  /** The rules of a variant that was given as an argument. */
  Rules<?, ?> rules(String variant) {
    try {
      return catalog.rules(variant);
    } catch (VariantException problem) {
      throw Failure.of("unreadable-variant", "problem", problem);
    }
  }
}
