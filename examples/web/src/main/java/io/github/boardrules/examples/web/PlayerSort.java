package io.github.boardrules.examples.web;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** Who plays as a player. The words are those of the command line and its records. */
enum PlayerSort {
  /** A person who touches the board. */
  HUMAN,
  /** The engine, with a level and a time. */
  ENGINE,
  /** Perfect play, or the solution of a puzzle. */
  PERFECT,
  /** A random legal move. */
  RANDOM;

  /** Returns the sort of a word; empty if it is not such a word, like the name of a person. */
  static Optional<PlayerSort> find(String word) {
    return Arrays.stream(values()).filter(sort -> sort.word().equals(word)).findFirst();
  }

  /** Returns the word in records. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
