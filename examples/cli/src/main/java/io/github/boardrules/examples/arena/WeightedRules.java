package io.github.boardrules.examples.arena;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.grid.Bits;
import io.github.boardrules.core.search.WeightedEvaluation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;

/** Rules whose evaluation has weights, and games from which the weights can be learned. */
public record WeightedRules<S, M>(PackedRules<S, M> rules, WeightedEvaluation<S> evaluation) {
  /** One in so many moves is drawn at random, so that the games are not all alike. */
  private static final int ONE_IN = 25;

  /** Returns the rules with their evaluation; empty if it has no weights. */
  public static <S, M> Optional<WeightedRules<S, M>> of(PackedRules<S, M> rules) {
    return rules
        .knowledge()
        .evaluation()
        .filter(WeightedEvaluation.class::isInstance)
        .map(evaluation -> new WeightedRules<>(rules, (WeightedEvaluation<S>) evaluation));
  }

  /**
   * Plays a game of the engine against itself, and returns what is counted in its positions. Only
   * positions that a search evaluates count: quiet ones in which there is a choice.
   */
  List<CountedPosition> play(PlayerSettings settings, int opening, int maxPlies, long seed) {
    List<WeightedEvaluation<S>> units = units();
    List<double[]> counted = new ArrayList<>();
    LongFunction<ArenaPlayer<S, M>> engines = PlayerKind.ENGINE.players(rules, settings);
    LongFunction<ArenaPlayer<S, M>> random = PlayerKind.RANDOM.players(rules, settings);
    LongFunction<ArenaPlayer<S, M>> players =
        own -> {
          ArenaPlayer<S, M> engine = engines.apply(own);
          ArenaPlayer<S, M> drawn = random.apply(Bits.mix(own, 1));
          SplitMix64 dice = new SplitMix64(Bits.mix(own, 2));
          return match -> {
            S position = match.position();
            if (evaluation.isQuiet(position)) {
              counted.add(units.stream().mapToDouble(unit -> unit.score(position)).toArray());
            }
            return (dice.below(ONE_IN) == 0 ? drawn : engine).answer(match);
          };
        };
    double result =
        new Duel<>(rules, opening, maxPlies, players, players).play(seed, false).share();
    return counted.stream().map(counts -> new CountedPosition(result, counts)).toList();
  }

  /** Returns an evaluation for each weight, whose score is what belongs to that weight. */
  List<WeightedEvaluation<S>> units() {
    Map<String, Double> weights = new LinkedHashMap<>(evaluation.weights());
    weights.replaceAll((name, weight) -> 0.0);
    return weights.keySet().stream()
        .map(name -> evaluation.withWeights(weights).withWeights(Map.of(name, 1.0)))
        .toList();
  }
}
