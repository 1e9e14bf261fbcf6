package io.github.boardrules.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SplitMix64Test {

  @Test
  void seedZeroGivesThePublishedNumbers() {
    SplitMix64 random = new SplitMix64(0);

    assertThat(random.next()).isEqualTo(0xE220A8397B1DCDAFL);
    assertThat(random.next()).isEqualTo(0x6E789E6AA1B965F4L);
    assertThat(random.next()).isEqualTo(0x06C45D188009454FL);
    assertThatThrownBy(() -> random.below(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 or more, not 0");
  }

  @Test
  void aLargeBoundGivesAUniformDistribution() {
    SplitMix64 random = new SplitMix64(3);
    long bound = 3L << 61; // three quarters of the positive range
    int below = 0;
    // Without rejection, 8 numbers would become 3: 3, 3 and 2 of them.
    int[] seen = new int[3];

    for (int i = 0; i < 30_000; i++) {
      long chosen = random.below(bound);
      below += chosen < bound / 3 ? 1 : 0;
      seen[(int) (chosen % 3)]++;
    }

    assertThat(below).isBetween(9_500, 10_500);
    assertThat(IntStream.of(seen)).allSatisfy(count -> assertThat(count).isBetween(9_500, 10_500));
  }
}
