package io.github.boardrules.core.search;

import io.github.boardrules.core.Evaluation;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * An evaluation that adds up a few counts in a position, each times a weight that can be fitted to
 * the results of games.
 *
 * <p>An author asks for the weights in the constructor:
 *
 * <pre>{@code
 * class Balls extends WeightedEvaluation<HeapPosition> {
 *   private final double heaps;
 *   private final double largest;
 *
 *   Balls(Weights weights) {
 *     super(weights);
 *     heaps = weights.of("heaps", 0.5);
 *     largest = weights.of("largest", 0.25);
 *   }
 *
 *   protected Balls create(Weights chosen) {
 *     return new Balls(chosen);
 *   }
 *
 *   public double score(HeapPosition position) {
 *     return heaps * position.balls().size() + largest * Collections.max(position.balls());
 *   }
 * }
 *
 * var start = HeapRules.heaps(3, 4, 5).start();
 * var evaluation = new Balls(WeightedEvaluation.Weights.standard());
 * var other = evaluation.withWeights(Map.of("heaps", 0.0));
 * other.weights();         // ==> {heaps=0.0, largest=0.25}
 * evaluation.score(start); // ==> 2.75
 * other.score(start);      // ==> 1.25
 * }</pre>
 *
 * @param <S> the positions
 */
public abstract class WeightedEvaluation<S> implements Evaluation<S> {
  private final Weights weights;

  /**
   * Creates an evaluation. The constructor of the subclass asks for all weights, always in the same
   * order.
   *
   * @param weights the weights; each evaluation needs its own
   */
  protected WeightedEvaluation(Weights weights) {
    this.weights = Objects.requireNonNull(weights, "weights");
  }

  /** The weights of one evaluation while it is made: the standard ones, or others for them. */
  public static final class Weights {
    private final Map<String, Double> chosen;
    private final Map<String, Double> all = new LinkedHashMap<>();

    private Weights(Map<String, Double> chosen) {
      this.chosen = Map.copyOf(chosen);
    }

    /** {@return weights of which all are standard, for one evaluation} */
    public static Weights standard() {
      return new Weights(Map.of());
    }

    /**
     * {@return the weight of a name}
     *
     * @param name the name, such as {@code own-pieces}: a name for each thing that is counted
     * @param standard the weight if no other is chosen
     * @throws IllegalArgumentException if this weight has been asked for before
     */
    public double of(String name, double standard) {
      Objects.requireNonNull(name, "name");
      double weight = chosen.getOrDefault(name, standard);
      if (all.put(name, weight) != null) {
        throw new IllegalArgumentException("There are two weights '" + name + "'.");
      }
      return weight;
    }
  }

  /** {@return all weights by their names, in the order of the evaluation; unmodifiable} */
  public final Map<String, Double> weights() {
    return Collections.unmodifiableMap(weights.all);
  }

  /**
   * {@return the same evaluation with other weights}
   *
   * @param chosen some weights by their names; the others stay
   * @throws IllegalArgumentException if there is no weight of such a name, or a weight is infinite
   *     or NaN
   */
  public final WeightedEvaluation<S> withWeights(Map<String, Double> chosen) {
    Map<String, Double> changed = new LinkedHashMap<>(weights.all);
    chosen.forEach(
        (name, weight) -> {
          if (changed.replace(name, weight) == null) {
            throw new IllegalArgumentException(
                "There is no weight '" + name + "'; the weights are " + changed.keySet() + ".");
          }
          if (!Double.isFinite(weight)) {
            throw new IllegalArgumentException(
                "The weight '" + name + "' is a finite number, not " + weight + ".");
          }
        });
    return create(new Weights(changed));
  }

  /**
   * {@return a new evaluation that counts the same, with these weights}
   *
   * @param chosen the weights, for its constructor
   */
  protected abstract WeightedEvaluation<S> create(Weights chosen);

  /**
   * {@return the sum of the counts, each times its weight: any number, above 0 if player 1 stands
   * better} Nothing else is added: with one weight of 1 and all others 0, it is one count.
   *
   * @param position a position that is not over
   */
  public abstract double score(S position);

  /** {@return the {@linkplain Evaluation#bounded estimate} that belongs to the score} */
  @Override
  public final double valueForPlayer1(S position) {
    return Evaluation.bounded(score(position));
  }
}
