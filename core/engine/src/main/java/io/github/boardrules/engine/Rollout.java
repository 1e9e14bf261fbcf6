package io.github.boardrules.engine;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;
import io.github.boardrules.core.search.Evaluation;

/**
 * Plays a random game from a leaf of the tree, and returns its result for player 1. A game that is
 * too long is evaluated where it is stopped.
 */
record Rollout<S extends Object>(
    PackedRules<S, ?> rules, Evaluation<? super S> evaluation, int maxPlies) {

  double play(S start, SplitMix64 random) {
    S position = start;
    Status status = rules.status(position);
    for (int plies = 0; !status.isOver(); plies++) {
      if (plies == maxPlies) {
        return evaluation.value(position);
      }
      position = rules.playUnchecked(position, rules.randomLegal(position, random));
      status = rules.status(position);
    }
    return status.winner().isEmpty() ? 0 : status.winner().getAsInt() == 1 ? 1 : -1;
  }
}
