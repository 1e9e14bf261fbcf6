package io.github.boardrules.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreTest {

  /** The values of Wilson's formula as tables and other programs have them. */
  @ParameterizedTest
  @CsvSource({
    "  8,  0,  2, 0.80, 0.4902, 0.9433",
    "  0,  0, 10, 0.00, 0.0000, 0.2775",
    "100,  0,  0, 1.00, 0.9630, 1.0000",
    " 40, 20, 40, 0.50, 0.4038, 0.5962",
    "  0,  0,  0, 0.50, 0.0000, 1.0000"
  })
  void theIntervalIsThatOfWilson(
      int wins, int draws, int losses, double share, double lower, double upper) {
    Score score = new Score(wins, draws, losses, 0, Work.NONE, Work.NONE);
    assertThat(score.share()).isEqualTo(share);
    assertThat(score.lower()).isCloseTo(lower, within(5e-5));
    assertThat(score.upper()).isCloseTo(upper, within(5e-5));
  }
}
