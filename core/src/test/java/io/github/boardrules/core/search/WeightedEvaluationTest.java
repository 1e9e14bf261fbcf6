package io.github.boardrules.core.search;

import static io.github.boardrules.core.toy.Failures.illegalArgument;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.MoveBuffer;
import io.github.boardrules.core.search.WeightedEvaluation.Weights;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WeightedEvaluationTest {
  private final Letters letters = new Letters(Weights.standard());

  /** Counts vowels, and the letters of a text. */
  private static final class Letters extends WeightedEvaluation<String> {
    private final double vowels;
    private final double length;

    Letters(Weights weights) {
      super(weights);
      vowels = weights.of("vowels", 0.5);
      length = weights.of("length", -0.25);
    }

    @Override
    protected Letters create(Weights chosen) {
      return new Letters(chosen);
    }

    @Override
    public double score(String text) {
      return vowels * text.chars().filter(letter -> "aeiou".indexOf(letter) >= 0).count()
          + length * text.length();
    }
  }

  @Test
  void theWeightsStandInTheOrderOfTheEvaluation() {
    assertThat(letters.weights())
        .containsExactly(entry("vowels", 0.5), entry("length", -0.25))
        .isUnmodifiable();
    assertThat(letters.withWeights(Map.of("length", 3.0)).withWeights(Map.of("vowels", 2.0)))
        .extracting(WeightedEvaluation::weights)
        .hasToString("{vowels=2.0, length=3.0}");
  }

  @Test
  void weightsThatAreNotChosenStay() {
    WeightedEvaluation<String> changed = letters.withWeights(Map.of("vowels", 2.0));

    assertThat(changed.weights()).isEqualTo(Map.of("vowels", 2.0, "length", -0.25));
    assertThat(changed.score("aorta")).isEqualTo(4.75);
    assertThat(letters.score("aorta")).isEqualTo(0.25);
    assertThat(letters.withWeights(Map.of()).weights()).isEqualTo(letters.weights());
  }

  @Test
  void theValueIsThatOfTheScore() {
    assertThat(letters.valueForPlayer1("eee")).isCloseTo(0.6, within(1e-12));
    assertThat(Evaluation.bounded(-2.4)).isCloseTo(-12.0 / 13, within(1e-12));
    assertThat(Evaluation.bounded(1e9)).isCloseTo(1, within(1e-12));
    assertThat(letters.isQuiet("")).isTrue();
    assertThat(letters.loudMoves("", 1, new MoveBuffer())).isFalse();
    assertThat(letters.valueForPlayer1("")).isZero();
  }

  @Test
  void aChosenWeightHasAKnownNameAndAFiniteValue() {
    illegalArgument(
        () -> letters.withWeights(Map.of("vowel", 1.0)),
        "There is no weight 'vowel'; the weights are [vowels, length].");
    for (double weight : new double[] {Double.NaN, Double.POSITIVE_INFINITY}) {
      illegalArgument(
          () -> letters.withWeights(Map.of("length", weight)),
          "The weight 'length' is a finite number, not " + weight + ".");
    }
  }

  @Test
  void aNameIsAskedForOnce() {
    Weights weights = Weights.standard();
    assertThat(weights.of("step", 0.5)).isEqualTo(0.5);

    illegalArgument(() -> weights.of("step", 1), "There are two weights 'step'.");
    Weights used = Weights.standard();
    assertThat(new Letters(used).weights()).hasSize(2);
    assertThatIllegalArgumentException().isThrownBy(() -> new Letters(used));
  }
}
