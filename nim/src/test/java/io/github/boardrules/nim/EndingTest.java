package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "End of the game". */
class EndingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | ..../..../..../.... 2 | win 1 took-last",
        "one-two-three:last=loses | ..../..../..../.... 1 | win 1 left-last",
        "triangle | 0-0-0-0-0-0-0-0 2 | win 1 took-last",
        "heaps:sizes=9,last=loses | 0 2 | win 2 left-last"
      })
  void theGameEndsWhenNoBallIsLeft(String variant, String position, String status) {
    GamePosition given = GamePosition.of(variant, position);

    assertThat(given.status()).isEqualTo(status);
    assertThat(given.isOver()).isTrue();
    assertThat(given.legal()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | ..../..../..../o... 1",
        "triangle | 0-0-0-0-0-0-0-1 1",
        "heaps:sizes=1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1-1"
            + " | 0-0-0-0-0-0-0-0-1-0-0-0-0-0-0-0-0-0-0-0 1"
      })
  void withASingleBallTheGameContinues(String variant, String position) {
    GamePosition given = GamePosition.of(variant, position);

    assertThat(given.status()).isEqualTo("ongoing");
    assertThat(given.legal()).hasSize(1);
    assertThat(given.play(given.legal().get(0)).isOver()).isTrue();
  }
}
