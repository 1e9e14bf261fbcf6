package io.github.boardrules.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.PackedRules;
import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.catalog.Catalog;
import io.github.boardrules.core.search.Playout;
import io.github.boardrules.core.search.WeightedEvaluation;
import io.github.boardrules.examples.toy.Scales;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Weights that are fitted, and the evaluations whose weights they are. */
class TuningTest {
  private static final Catalog GAMES = Catalog.installed();

  /** Of games in which something counts 1, so many thousands are won and lost. */
  @Test
  void aWeightIsHalfTheLogarithmOfTheOdds() {
    List<CountedPosition> positions = positions(3000, 1000, 1);
    Tuning tuning = Tuning.of(positions, positions, Map.of("one", 0.1), 1);

    assertThat(tuning.weights().get("one")).isCloseTo(Math.log(3) / 2, within(1e-3));
    double least = -0.75 * Math.log(0.75) - 0.25 * Math.log(0.25);
    assertThat(tuning.newLoss()).isCloseTo(least, within(1e-6));
    assertThat(tuning.oldLoss()).isCloseTo(least, within(1e-12));
    assertThat(tuning.positions()).isEqualTo(8000);
  }

  /** The second thing takes away what the first one gives. */
  @Test
  void weightsAreFittedTogether() {
    List<CountedPosition> positions =
        Stream.of(positions(3000, 1000, 1, 0), positions(3000, 3000, 1, 1))
            .flatMap(List::stream)
            .toList();
    Map<String, Double> old = new LinkedHashMap<>(Map.of("second", 0.2));
    old.put("first", 0.0);

    Map<String, Double> weights = Tuning.of(positions, positions, old, 1).weights();
    assertThat(weights.keySet()).containsExactly("second", "first");
    assertThat(weights.get("second")).isCloseTo(Math.log(3) / 2, within(1e-3));
    assertThat(weights.get("first")).isCloseTo(-Math.log(3) / 2, within(1e-3));
  }

  /** Against two positions, a hundred copies of the old weight prevail. */
  @Test
  void whatHardlyOccursKeepsItsWeight() {
    List<CountedPosition> positions =
        Stream.of(positions(3000, 1000, 1, 0), positions(2, 0, 0, 3))
            .flatMap(List::stream)
            .toList();
    Map<String, Double> old = new LinkedHashMap<>(Map.of("often", 1.0));
    old.put("rare", -1.0);

    Map<String, Double> weights = Tuning.of(positions, positions, old, 100).weights();
    assertThat(weights.get("rare") / weights.get("often")).isBetween(-1.0, -0.8);
    assertThat(Tuning.of(positions, positions, old, 0).weights().get("rare")).isPositive();
  }

  /** As where all games are won that could be, or nothing is known at first. */
  @Test
  void theFitEndsWhereNoWeightIsBest() {
    List<CountedPosition> won = positions(500, 0, 40);

    assertThat(Tuning.of(won, won, Map.of("one", 0.0), 1).weights().get("one"))
        .isBetween(0.05, 1.0);
    assertThat(Tuning.of(won, won, Map.of("one", -9.0), 1).newLoss()).isLessThan(0.01);
    List<CountedPosition> empty = positions(5, 5, 0);
    assertThat(Tuning.of(empty, empty, Map.of("one", 2.0), 1))
        .isEqualTo(new Tuning(20, Math.log(2), Math.log(2), Map.of("one", 0.0)));
  }

  static Stream<PackedRules<?, ?>> variants() {
    return Stream.concat(
        Stream.of((PackedRules<?, ?>) new Scales().rules("scales")),
        GAMES.games().stream()
            .flatMap(game -> game.variantIds().stream())
            .map(GAMES::rules)
            .filter(PackedRules.class::isInstance)
            .map(rules -> (PackedRules<?, ?>) rules));
  }

  /** Otherwise the fit would be one of something else. */
  @ParameterizedTest
  @MethodSource("variants")
  void aScoreIsTheSumOfTheCounts(PackedRules<?, ?> rules) {
    WeightedRules.of(rules).ifPresent(TuningTest::checkSums);
  }

  private static <S, M> void checkSums(WeightedRules<S, M> game) {
    WeightedEvaluation<S> evaluation = game.evaluation();
    List<WeightedEvaluation<S>> units = game.units();
    List<Double> weights = List.copyOf(evaluation.weights().values());
    for (int seed = 0; seed < 3; seed++) {
      var match =
          Playout.randomMatch(game.rules(), game.rules().start(), new SplitMix64(seed), 200);
      for (S position : match.positions()) {
        if (!game.rules().status(position).isOver()) {
          double sum = 0;
          for (int i = 0; i < units.size(); i++) {
            sum += weights.get(i) * units.get(i).score(position);
          }
          assertThat(sum)
              .as(game.rules().notation().formatPosition(position))
              .isCloseTo(evaluation.score(position), within(1e-9));
        }
      }
    }
  }

  private static List<CountedPosition> positions(int won, int lost, double... counts) {
    return IntStream.range(0, won + lost)
        .mapToObj(i -> new CountedPosition(i < won ? 1 : 0, counts))
        .toList();
  }
}
