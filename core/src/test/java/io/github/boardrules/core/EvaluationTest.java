package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class EvaluationTest {

  @Test
  void aScoreBecomesAValueBetweenTheResults() {
    assertThat(Evaluation.bounded(0)).isZero();
    assertThat(Evaluation.bounded(0.75)).isCloseTo(0.6, within(1e-12));
    assertThat(Evaluation.bounded(-2.4)).isCloseTo(-12.0 / 13, within(1e-12));
    assertThat(Evaluation.bounded(1e9)).isCloseTo(1, within(1e-12));
    Evaluation<String> even = position -> 0;

    assertThat(even.isQuiet("")).isTrue();
    assertThat(even.loudMoves("", 1, new MoveBuffer())).isFalse();
  }
}
