package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Equipment and board" and "Set-up", and how many moves the first player has. */
class SetUpTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | oooo/oooo/oooo/oooo 1 | 56",
        "one-two-three:touch=no | oooo/oooo/oooo/oooo 1 | 96",
        "one-two-three:max=any,touch=no | oooo/oooo/oooo/oooo 1 | 104",
        "one-two-three:cols=1,rows=3 | o/o/o 1 | 6",
        "triangle | 1-2-3-4-5-6-7-8 1 | 36",
        "triangle:rows=12,max=3 | 1-2-3-4-5-6-7-8-9-10-11-12 1 | 33"
      })
  void theStartPositionAndTheNumberOfFirstMovesAreThoseOfTheRulePage(
      String variant, String position, int moves) {
    GamePosition start = GamePosition.start(variant);

    assertThat(start.text()).isEqualTo(position);
    assertThat(start.legal()).hasSize(moves);
  }
}
