package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.WeightedEvaluation;
import io.github.boardrules.fixtures.Dice;
import io.github.boardrules.fixtures.EvaluationCounts;
import io.github.boardrules.pikkpakk.reference.ReferencePikkPakk;
import io.github.boardrules.pikkpakk.reference.ReferencePosition;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the weights of the evaluations count, against the reference model. */
class EvaluationProperties {
  private static final int GAMES = 300;
  private static final int MAX_PLIES = 100;

  @Property(tries = 100)
  void eachWeightOfPikkPakkCounts(@ForAll(supplier = Dice.Seed.class) long seed) {
    check(Arbitraries.position(new Dice(seed), Variants::pikkPakk), ReferenceCounts::pikkPakk);
  }

  @Property(tries = 100)
  void eachWeightOfPushFourCounts(@ForAll(supplier = Dice.Seed.class) long seed) {
    check(Arbitraries.position(new Dice(seed), Variants::pushFour), ReferenceCounts::pushFour);
  }

  @Property(tries = 100)
  void eachWeightOfFivePushCounts(@ForAll(supplier = Dice.Seed.class) long seed) {
    check(Arbitraries.position(new Dice(seed), Variants::fivePush), ReferenceCounts::fivePush);
  }

  @Property
  void eachWeightOfAbaloneCounts(@ForAll(supplier = Dice.Seed.class) long seed) {
    check(Arbitraries.position(new Dice(seed), Variants::abalone), ReferenceCounts::abalone);
  }

  /** Checks a position; instead of one that is over, some of those after one more move. */
  private static void check(GamePosition given, Consumer<ReferenceCounts> game) {
    positions(given)
        .map(position -> new ReferenceCounts(given.variant(), position, game))
        .sorted(Comparator.comparing(ReferenceCounts::isNearWin).reversed())
        .limit(3)
        .forEach(
            counts ->
                EvaluationCounts.check(
                    given.rules(), given.with(counts.position).position(), counts.all));
  }

  private static Stream<ReferencePosition> positions(GamePosition given) {
    ReferencePikkPakk rules = new ReferencePikkPakk(given.variant());
    ReferencePosition position = given.reference();
    return given.isOver()
        ? NearMisses.possible(rules, position).stream()
            .map(move -> rules.play(position, move))
            .filter(next -> !rules.isOver(next))
            .limit(12)
        : Stream.of(position);
  }

  /** Where an evaluation says that the player to move wins at once, the rules have such a move. */
  @ParameterizedTest
  @CsvSource({"pikkpakk, win", "pushfour, win", "fivepush, four", "fivepush, win"})
  void aWinAtOnceIsAMoveThatWins(String variant, String weight) {
    PikkPakkRules rules = PikkPakkRules.parse(variant);
    WeightedEvaluation<PikkPakkPosition> evaluation = alone(rules, weight);
    int wins = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      SplitMix64 random = new SplitMix64(seed);
      PikkPakkPosition position = rules.start();
      for (int ply = 0; ply < MAX_PLIES && !rules.status(position).isOver(); ply++) {
        if (evaluation.score(position) != 0) {
          wins++;
          assertThat(hasWinningMove(rules, position)).as("%s %s", variant, position).isTrue();
        }
        position = rules.playUnchecked(position, rules.randomLegal(position, random));
      }
    }
    assertThat(wins).isPositive();
  }

  private static boolean hasWinningMove(PikkPakkRules rules, PikkPakkPosition position) {
    return rules.legalMoves(position).stream()
        .map(move -> rules.status(rules.play(position, move)))
        .anyMatch(status -> status.winner().orElse(0) == position.toMove());
  }

  @SuppressWarnings("unchecked") // the evaluations of the family are all of this kind
  private static WeightedEvaluation<PikkPakkPosition> alone(PikkPakkRules rules, String weight) {
    var all = (WeightedEvaluation<PikkPakkPosition>) rules.knowledge().evaluation().orElseThrow();
    Map<String, Double> weights = new HashMap<>();
    all.weights().keySet().forEach(name -> weights.put(name, name.equals(weight) ? 1.0 : 0.0));
    return all.withWeights(weights);
  }
}
