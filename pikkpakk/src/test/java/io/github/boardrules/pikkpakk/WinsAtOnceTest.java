package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import io.github.boardrules.core.search.WeightedEvaluation;
import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where an evaluation says that the player to move wins at once, the rules have such a move. */
class WinsAtOnceTest {
  private static final int GAMES = 300;
  private static final int MAX_PLIES = 100;

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
