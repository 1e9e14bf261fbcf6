package io.github.boardrules.core.search;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * An evaluation that adds up what it counts in a position, each count times a weight. So the
 * weights can be fitted to the results of games.
 *
 * <pre>{@code
 * var rules = TzaarRules.standard();
 * var evaluation = (WeightedEvaluation<TzaarPosition>) Knowledge.of(rules).evaluation().orElseThrow();
 * evaluation.withWeights(Map.of("stack", 0.0)).weights().get("stack"); // ==> 0.0
 * }</pre>
 *
 * @param <S> the positions
 */
public abstract class WeightedEvaluation<S> implements Evaluation<S> {
  private final Weights weights;

  /**
   * Creates an evaluation.
   *
   * @param weights those that the constructor of the subclass asks for
   */
  protected WeightedEvaluation(Weights weights) {
    this.weights = Objects.requireNonNull(weights);
  }

  /** The weights of an evaluation that is being made; the constructor asks for each of them. */
  public static final class Weights {
    private final Map<String, Double> chosen;
    private final Map<String, Double> all = new LinkedHashMap<>();

    private Weights(Map<String, Double> chosen) {
      this.chosen = Map.copyOf(chosen);
    }

    /** {@return the standard weights} */
    public static Weights standard() {
      return new Weights(Map.of());
    }

    /**
     * {@return the weight of a name}
     *
     * @param name the name, asked for once
     * @param standard the weight, unless another one was chosen
     */
    public double of(String name, double standard) {
      double weight = chosen.getOrDefault(name, standard);
      all.put(Objects.requireNonNull(name), weight);
      return weight;
    }
  }

  /** {@return the weights by their names, in the order of the evaluation} */
  public final Map<String, Double> weights() {
    return Collections.unmodifiableMap(weights.all);
  }

  /**
   * {@return the same evaluation with other weights}
   *
   * @param chosen the weights that change, by their names
   * @throws IllegalArgumentException if there is no weight of such a name
   */
  public final WeightedEvaluation<S> withWeights(Map<String, Double> chosen) {
    for (String name : chosen.keySet()) {
      if (!weights.all.containsKey(name)) {
        throw new IllegalArgumentException(
            "There is no weight '" + name + "'; the weights are " + weights.all.keySet() + ".");
      }
    }
    Map<String, Double> changed = new LinkedHashMap<>(weights.all);
    changed.putAll(chosen);
    return create(new Weights(changed));
  }

  /**
   * {@return an evaluation of the same kind}
   *
   * @param chosen its weights, for its constructor
   */
  protected abstract WeightedEvaluation<S> create(Weights chosen);

  /**
   * {@return the sum of all weights times what is counted: any number, above 0 if player 1 stands
   * better} With all weights 0 but one of 1, it is what belongs to that weight.
   *
   * @param position a position that is not over
   */
  public abstract double score(S position);

  /** {@return the {@linkplain Evaluation#bounded estimate} that belongs to the score} */
  @Override
  public final double value(S position) {
    return Evaluation.bounded(score(position));
  }
}
