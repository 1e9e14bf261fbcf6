package io.github.boardrules.pikkpakk.reference;

import io.github.boardrules.fixtures.ReferenceModel;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The outcome of a move.
 *
 * @param reason the first reason to refuse it, with its cells; empty for a legal move
 * @param balls the balls after a legal move
 */
public record ReferenceOutcome(Optional<String> reason, SortedMap<String, Character> balls) {
  static ReferenceOutcome refused(String reason, String... cells) {
    return new ReferenceOutcome(ReferenceModel.refused(reason, cells), new TreeMap<>());
  }

  static ReferenceOutcome legal(SortedMap<String, Character> balls) {
    return new ReferenceOutcome(Optional.empty(), balls);
  }

  public boolean isLegal() {
    return reason.isEmpty();
  }
}
