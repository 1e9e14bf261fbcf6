package io.github.boardrules.examples.arena;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;

/** Plays games to their end at random. */
record RandomGames<S, M>(PackedRules<S, M> rules, SplitMix64 random) {
  /** Longer games count as draws. */
  private static final int MAX_PLIES = 1000;

  /** Returns the points of player 1 at the end of a random game: 0, one half or 1. */
  double points(S position) {
    S now = position;
    Status status = rules.status(now);
    for (int ply = 0; ply < MAX_PLIES && !status.isOver(); ply++) {
      now = rules.playUnchecked(now, rules.randomLegal(now, random));
      status = rules.status(now);
    }
    return points(status);
  }

  /** Returns the points of player 1: 1 for a win, 0 for a loss, and otherwise one half. */
  static double points(Status status) {
    int winner = status.winner().orElse(0);
    return winner == 0 ? 0.5 : 2 - winner;
  }

  void shuffle(long[] codes) {
    for (int i = codes.length - 1; i > 0; i--) {
      int other = random.below(i + 1);
      long code = codes[i];
      codes[i] = codes[other];
      codes[other] = code;
    }
  }
}
