package io.github.boardrules.pikkpakk.plain;

import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What comes of a move.
 *
 * @param reason the code of the first reason to refuse it; empty for a legal move
 * @param balls the balls after a legal move
 */
public record PlainOutcome(Optional<String> reason, SortedMap<String, Character> balls) {
  static PlainOutcome refused(String reason) {
    return new PlainOutcome(Optional.of(reason), new TreeMap<>());
  }

  static PlainOutcome legal(SortedMap<String, Character> balls) {
    return new PlainOutcome(Optional.empty(), balls);
  }

  /** Whether the move is legal. */
  public boolean isLegal() {
    return reason.isEmpty();
  }
}
