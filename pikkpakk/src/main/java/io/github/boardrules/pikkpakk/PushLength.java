package io.github.boardrules.pikkpakk;

import java.util.Arrays;
import java.util.List;

/**
 * How far a push may go (RULES.md, "A move", How far).
 *
 * <pre>{@code
 * PikkPakkOptions.parse("pikkpakk:steps=any").steps(); // ==> ANY
 * }</pre>
 */
public enum PushLength {
  /** One cell. */
  ONE("1"),
  /** At most as many cells as there are own balls in what is pushed; one cell always. */
  OWN("own"),
  /** Exactly as many cells as there are own balls in what is pushed, or one. */
  EXACT("exact"),
  /** Any number of cells. */
  ANY("any");

  /** All words, in the order of the constants. */
  static final List<String> WORDS = Arrays.stream(values()).map(PushLength::word).toList();

  private final String word;

  PushLength(String word) {
    this.word = word;
  }

  /** The constant that a word stands for. */
  static PushLength of(String word) {
    return values()[WORDS.indexOf(word)];
  }

  /** The value of the option that stands for it. */
  String word() {
    return word;
  }

  /** The most cells with a number of own balls, where a push can go a number of cells at all. */
  int max(int own, int possible) {
    return switch (this) {
      case ONE -> 1;
      case OWN, EXACT -> Math.max(1, own);
      case ANY -> possible;
    };
  }

  /** The fewest cells with a number of own balls. */
  int min(int own) {
    return this == EXACT ? Math.max(1, own) : 1;
  }
}
