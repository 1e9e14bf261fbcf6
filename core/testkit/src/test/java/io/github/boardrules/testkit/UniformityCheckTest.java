package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UniformityCheckTest {
  private static final double[] QUARTERS = {0.25, 0.25, 0.25, 0.25};

  @Test
  void uniformDrawsPass() {
    SplitMix64 random = new SplitMix64(1);
    for (int i = 0; i < 2_000; i++) {
      int[] counts = new int[4];
      for (int j = 0; j < 1_024; j++) {
        counts[random.below(4)]++;
      }
      assertThat(UniformityCheck.canBeUniform(counts, QUARTERS)).isTrue();
    }
  }

  /**
   * The rows on bounds show that the bound is that of the theorem. Two bins, n draws, all from the
   * first: the entropy is n ln 2 and the bound e n ln 2 · 2⁻ⁿ, which falls below 10⁻¹² from 46
   * draws to 47.
   */
  @ParameterizedTest
  @CsvSource({
    "few draws prove nothing, 8 0 0 0, 0.25 0.25 0.25 0.25, true",
    "no draws prove nothing, 0 0 0 0, 0.25 0.25 0.25 0.25, true",
    "a bin is never drawn, 341 341 342 0, 0.25 0.25 0.25 0.25, false",
    "a bias, 400 208 208 208, 0.25 0.25 0.25 0.25, false",
    "a slight bias, 300 242 241 241, 0.25 0.25 0.25 0.25, true",
    "shares may differ, 900 124, 0.88 0.12, true",
    "equal shares, 900 124, 0.5 0.5, false",
    "a single bin, 1024, 1, true",
    "within the bound, 46 0, 0.5 0.5, true",
    "beyond the bound, 47 0, 0.5 0.5, false",
    "within the bound of four, 27 0 0 0, 0.25 0.25 0.25 0.25, true",
    "beyond the bound of four, 29 0 0 0, 0.25 0.25 0.25 0.25, false"
  })
  void countsThatCannotBeUniformAreDetected(
      String what, String counts, String shares, boolean canBeUniform) {
    int[] drawn = Stream.of(counts.split(" ", -1)).mapToInt(Integer::parseInt).toArray();
    double[] expected = Stream.of(shares.split(" ", -1)).mapToDouble(Double::valueOf).toArray();

    assertThat(UniformityCheck.canBeUniform(drawn, expected)).as(what).isEqualTo(canBeUniform);
  }
}
