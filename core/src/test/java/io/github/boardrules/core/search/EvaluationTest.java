package io.github.boardrules.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.core.toy.Counters.Position;
import io.github.boardrules.core.toy.Counters.Take;
import io.github.boardrules.core.toy.PackedCounters;
import org.junit.jupiter.api.Test;

class EvaluationTest {

  @Test
  void aScoreBecomesAValueBetweenTheResults() {
    assertThat(Evaluation.bounded(0)).isZero();
    assertThat(Evaluation.bounded(0.75)).isCloseTo(0.6, within(1e-12));
    assertThat(Evaluation.bounded(-2.4)).isCloseTo(-12.0 / 13, within(1e-12));
    assertThat(Evaluation.bounded(1e9)).isCloseTo(1, within(1e-12));
  }

  @Test
  void positionsAreQuietAndAskedAtADepthUnlessTheGameSaysOtherwise() {
    Even rules = new Even();

    assertThat(rules.evaluation().isQuiet(rules.start())).isTrue();
    assertThat(rules.rolloutPlies()).isEmpty();
  }

  /** Counters in which nobody ever stands better. */
  private static final class Even extends PackedCounters implements EvaluatedRules<Position, Take> {
    Even() {
      super("counters");
    }

    @Override
    public Evaluation<Position> evaluation() {
      return position -> 0;
    }
  }
}
