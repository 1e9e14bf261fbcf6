package io.github.boardrules.pikkpakk.game;

import io.github.boardrules.core.search.WeightedEvaluation;
import io.github.boardrules.pikkpakk.board.BitPosition;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;

/** An evaluation that looks at a position as the player to move does. */
abstract class MoverEvaluation extends WeightedEvaluation<PikkPakkPosition> {
  MoverEvaluation(Weights weights) {
    super(weights);
  }

  abstract double scoreForMover(BitPosition position);

  /** Returns one weight for each number from 1, and 0 for 0. */
  static double[] numbered(Weights weights, String name, double... standard) {
    double[] all = new double[standard.length + 1];
    for (int i = 1; i < all.length; i++) {
      all[i] = weights.of(name + "-" + i, standard[i - 1]);
    }
    return all;
  }

  @Override
  public final double score(PikkPakkPosition position) {
    BitPosition balls = BitPosition.cast(position);
    double score = scoreForMover(balls);
    return balls.toMove() == 1 ? score : -score;
  }
}
