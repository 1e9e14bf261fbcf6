package io.github.boardrules.engine;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.Status;

/** Plays random games from the leaves of a tree. It belongs to one thread. */
final class Rollout<S> {
  /** Games of fewer moves than this are played more than once from a leaf. */
  private static final int MANY_PLIES = 64;

  private static final int MAX_GAMES = 8;

  /** How many more moves are played where the evaluation cannot be trusted. */
  private static final int MAX_UNQUIET = 16;

  private final PackedRules<S, ?> rules;
  private final Evaluation<? super S> evaluation;
  private final int maxPlies;
  private long games;
  private long plies;

  /** Creates rollouts that stop games after {@code maxPlies} moves and evaluate them. */
  Rollout(PackedRules<S, ?> rules, Evaluation<? super S> evaluation, int maxPlies) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.maxPlies = maxPlies;
  }

  /** Returns whether the games are stopped after a few moves. */
  boolean isShort() {
    return maxPlies < MANY_PLIES;
  }

  long games() {
    return games;
  }

  long plies() {
    return plies;
  }

  /** Returns the result of a game from a position on, for player 1; the mean of several. */
  double play(S start, SplitMix64 random) {
    int count = gamesAtOnce();
    double total = 0;
    for (int i = 0; i < count; i++) {
      total += playOne(start, random);
    }
    games += count;
    return total / count;
  }

  /** Returns a number that grows as games get shorter: the way to the leaf should not cost more. */
  private int gamesAtOnce() {
    if (plies >= games * MANY_PLIES || isShort()) {
      return 1;
    }
    return (int) Math.min(MAX_GAMES, MANY_PLIES * games / Math.max(1, plies));
  }

  private double playOne(S start, SplitMix64 random) {
    S position = start;
    Status status = rules.status(position);
    int ply = 0;
    for (; !status.isOver(); ply++) {
      if (ply >= maxPlies && (ply >= maxPlies + MAX_UNQUIET || evaluation.isQuiet(position))) {
        plies += ply;
        return value(evaluation, position);
      }
      position = rules.playUnchecked(position, rules.randomLegal(position, random));
      status = rules.status(position);
    }
    plies += ply;
    return result(status);
  }

  /** Returns what an evaluation says, −1 to 1: a number outside is not a proof of anything. */
  static <S> double value(Evaluation<? super S> evaluation, S position) {
    double value = evaluation.valueForPlayer1(position);
    if (Double.isNaN(value)) {
      throw new IllegalStateException("The evaluation is not a number in " + position + ".");
    }
    return Math.max(-1, Math.min(1, value));
  }

  /** Returns the result of a game that is over: 1 if player 1 has won, −1 if not, 0 for a draw. */
  static double result(Status status) {
    return status.winner().isEmpty() ? 0 : status.winner().getAsInt() == 1 ? 1 : -1;
  }
}
