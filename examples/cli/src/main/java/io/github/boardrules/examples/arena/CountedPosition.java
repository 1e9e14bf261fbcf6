package io.github.boardrules.examples.arena;

/** A position of a game: what an evaluation counts in it, and how the game ended. */
final class CountedPosition {
  /** The counts in the order of the weights. */
  final double[] counts;

  /** 1 if player 1 won, 0 if player 2 did, and otherwise a half. */
  final double result;

  CountedPosition(double result, double... counts) {
    this.result = result;
    this.counts = counts;
  }

  /** Returns the score by some weights. */
  double score(double... weights) {
    double score = 0;
    for (int i = 0; i < weights.length; i++) {
      score += weights[i] * counts[i];
    }
    return score;
  }
}
