package io.github.boardrules.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.entry;

import io.github.boardrules.core.Evaluation;
import io.github.boardrules.core.search.WeightedEvaluation.Weights;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    assertThat(letters.weights()).containsExactly(entry("vowels", 0.5), entry("length", -0.25));
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
    assertThat(letters.valueForPlayer1("aorta")).isEqualTo(Evaluation.bounded(0.25));
    assertThat(letters.valueForPlayer1("")).isZero();
  }

  @Test
  void anUnknownNameIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> letters.withWeights(Map.of("vowel", 1.0)))
        .withMessage("There is no weight 'vowel'; the weights are [vowels, length].");
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY})
  void aWeightIsFinite(double weight) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> letters.withWeights(Map.of("length", weight)))
        .withMessage("The weight 'length' is a finite number, not " + weight + ".");
  }

  @Test
  void aNameIsAskedForOnce() {
    Weights weights = Weights.standard();
    assertThat(weights.of("step", 0.5)).isEqualTo(0.5);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> weights.of("step", 1))
        .withMessage("There are two weights 'step'.");
    Weights used = Weights.standard();
    assertThat(new Letters(used).weights()).hasSize(2);
    assertThatIllegalArgumentException().isThrownBy(() -> new Letters(used));
  }

  @Test
  void theWeightsOfAnEvaluationAreNotChangedFromOutside() {
    assertThat(letters.weights()).isUnmodifiable();
  }
}
