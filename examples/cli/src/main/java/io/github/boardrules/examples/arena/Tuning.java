package io.github.boardrules.examples.arena;

import io.github.boardrules.core.grid.Bits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntConsumer;

/**
 * Weights of an evaluation that are fitted to the results of games.
 *
 * <p>A score is taken for half the logarithm of the odds of a win, as by {@code
 * Evaluation.bounded}. So the weights follow by logistic regression, with Newton's method. Each is
 * held, as by a few games, to its old value at their best scale (a ridge): where a thing hardly
 * occurs, its weight stays. Three quarters of the games are used; the others show what it is worth.
 *
 * @param positions how many were counted in all games
 * @param oldLoss the mean loss by the old weights at their best scale, over the positions of the
 *     games that were held out: minus the logarithm of the chance that was given to the result
 * @param newLoss the same by the new weights
 */
public record Tuning(int positions, double oldLoss, double newLoss, Map<String, Double> weights) {
  /** The old weights count as so many games. */
  private static final int OLD_GAMES = 5;

  private static final int MAX_ROUNDS = 100;

  /** So often a step is halved, before it is given up. */
  private static final int MAX_HALVES = 20;

  /** Keeps the equations solvable where nothing is known. */
  private static final double LITTLE = 1e-9;

  /**
   * Plays the games of a tournament and fits the weights to them. Both functions are called in the
   * thread of the caller: the one with the number of each game, from 0, and its seed returns its
   * rules, all with the same weights; the other takes the number of games played.
   *
   * @return the weights; empty if there are no positions to fit or none to be held out
   */
  public static Optional<Tuning> of(
      Tournament tournament,
      BiFunction<Integer, Long, WeightedRules<?, ?>> rules,
      MoveLimit limit,
      int opening,
      int maxPlies,
      IntConsumer progress) {
    List<CountedPosition> seen = new ArrayList<>();
    List<CountedPosition> held = new ArrayList<>();
    int[] done = {0};
    tournament.<List<CountedPosition>>playEach(
        game -> {
          long seed = Bits.mix(tournament.seed(), game);
          WeightedRules<?, ?> own = rules.apply(game, seed);
          return () -> own.play(PlayerSettings.of(limit), opening, maxPlies, seed);
        },
        positions -> {
          (4L * done[0] < 3L * tournament.games() ? seen : held).addAll(positions);
          progress.accept(++done[0]);
        });
    if (seen.isEmpty() || held.isEmpty()) {
      return Optional.empty();
    }
    long copies = OLD_GAMES * 4L * seen.size() / (3L * tournament.games());
    return Optional.of(of(seen, held, rules.apply(0, 0L).evaluation().weights(), (int) copies));
  }

  /** Returns the weights that fit some positions; the old ones count as so many copies of one. */
  static Tuning of(
      List<CountedPosition> seen,
      List<CountedPosition> held,
      Map<String, Double> standard,
      int copies) {
    double[] old = standard.values().stream().mapToDouble(Double::doubleValue).toArray();
    List<CountedPosition> scores =
        seen.stream().map(one -> new CountedPosition(one.result, one.score(old))).toList();
    double scale = fit(scores, 0)[0];
    List<CountedPosition> known = new ArrayList<>(seen);
    double[] scaled = new double[old.length];
    for (int i = 0; i < old.length; i++) {
      scaled[i] = scale * old[i];
      double[] counts = new double[old.length];
      counts[i] = 1 / Math.max(1 / usual(seen, i), Math.abs(scaled[i]));
      CountedPosition prior = new CountedPosition(chance(scaled[i] * counts[i]), counts);
      known.addAll(Collections.nCopies(copies, prior));
    }
    double[] fitted = fit(known, scaled);
    Map<String, Double> weights = new LinkedHashMap<>();
    for (String name : standard.keySet()) {
      weights.put(name, fitted[weights.size()]);
    }
    int positions = seen.size() + held.size();
    return new Tuning(positions, loss(held, scaled), loss(held, fitted), weights);
  }

  /** Returns how much is usually counted where something is, as the root of the mean square. */
  private static double usual(List<CountedPosition> positions, int i) {
    return Math.sqrt(
        positions.stream()
            .mapToDouble(position -> position.counts[i])
            .filter(count -> count != 0)
            .map(count -> count * count)
            .average()
            .orElse(1));
  }

  /** Returns the weights of the least loss, by Newton's method from some weights on. */
  private static double[] fit(List<CountedPosition> positions, double... from) {
    double[] weights = from;
    double loss = loss(positions, weights);
    for (int round = 0; round < MAX_ROUNDS; round++) {
      double[] step = step(positions, weights);
      double[] next = weights;
      double reached = loss;
      for (int halves = 0; halves < MAX_HALVES && reached >= loss; halves++) {
        next = weights.clone();
        for (int i = 0; i < next.length; i++) {
          next[i] += Math.scalb(step[i], -halves);
        }
        reached = loss(positions, next);
      }
      if (reached >= loss) {
        return weights;
      }
      weights = next;
      loss = reached;
    }
    return weights;
  }

  /** Returns the chance of player 1 by a score. */
  private static double chance(double score) {
    return 1 / (1 + StrictMath.exp(-2 * score));
  }

  private static double loss(List<CountedPosition> positions, double... weights) {
    double loss = 0;
    for (CountedPosition position : positions) {
      double odds = 2 * position.score(weights);
      loss += Math.max(odds, 0) - position.result * odds;
      loss += StrictMath.log1p(StrictMath.exp(-Math.abs(odds)));
    }
    return loss / positions.size();
  }

  /** Returns the step to where the loss would be least if its curvature stayed the same. */
  private static double[] step(List<CountedPosition> positions, double... weights) {
    int size = weights.length;
    double[] slope = new double[size];
    double[][] curvature = new double[size][size];
    for (CountedPosition position : positions) {
      double chance = chance(position.score(weights));
      for (int i = 0; i < size; i++) {
        double count = position.counts[i];
        if (count != 0) {
          slope[i] += 2 * (position.result - chance) * count;
          for (int j = 0; j < size; j++) {
            curvature[i][j] += 4 * chance * (1 - chance) * count * position.counts[j];
          }
        }
      }
    }
    for (int i = 0; i < size; i++) {
      curvature[i][i] += LITTLE;
    }
    return solved(curvature, slope);
  }

  /** Solves linear equations by elimination; the matrix is symmetric and positive definite. */
  private static double[] solved(double[][] matrix, double... right) {
    double[] solution = right.clone();
    for (int i = 0; i < right.length; i++) {
      for (int row = 0; row < right.length; row++) {
        double share = row == i ? 0 : matrix[row][i] / matrix[i][i];
        for (int column = i; column < right.length; column++) {
          matrix[row][column] -= share * matrix[i][column];
        }
        solution[row] -= share * solution[i];
      }
    }
    for (int i = 0; i < right.length; i++) {
      solution[i] /= matrix[i][i];
    }
    return solution;
  }
}
