package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.pikkpakk.value.PikkPakkPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Neutral balls matter; what a position knows of its players. */
class ValuesTest {
  /** The laws find no two positions that differ in nothing else. */
  @Test
  void aNeutralBallElsewhereMakesAnotherPosition() {
    String pattern = "lllllll/".repeat(6) + "lllllln";
    String variant = "inlay:from=" + pattern + ",to=" + pattern;
    String rest = "9/" + "1lllllll1/".repeat(6);

    assertThat(GamePosition.of(variant, rest + "1lllllln1/9 1 push").position())
        .isNotEqualTo(GamePosition.of(variant, rest + "1llllll1n/9 1 push").position());
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3})
  void thereAreTwoPlayers(int player) {
    PikkPakkPosition start = GamePosition.start("abalone").position();

    assertThatIllegalArgumentException()
        .isThrownBy(() -> start.lost(player))
        .withMessageContaining(Integer.toString(player));
  }
}
