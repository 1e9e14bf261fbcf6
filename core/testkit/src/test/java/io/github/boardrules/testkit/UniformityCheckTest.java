package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import org.junit.jupiter.api.Test;

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

  @Test
  void fewDrawsProveNothing() {
    assertThat(UniformityCheck.canBeUniform(new int[] {8, 0, 0, 0}, QUARTERS)).isTrue();
    assertThat(UniformityCheck.canBeUniform(new int[] {0, 0, 0, 0}, QUARTERS)).isTrue();
  }

  @Test
  void aBinThatIsNeverDrawnIsDetected() {
    assertThat(UniformityCheck.canBeUniform(new int[] {341, 341, 342, 0}, QUARTERS)).isFalse();
  }

  @Test
  void aBiasIsDetectedUnlessItIsSlight() {
    assertThat(UniformityCheck.canBeUniform(new int[] {400, 208, 208, 208}, QUARTERS)).isFalse();
    assertThat(UniformityCheck.canBeUniform(new int[] {300, 242, 241, 241}, QUARTERS)).isTrue();
  }

  @Test
  void sharesMayDiffer() {
    assertThat(UniformityCheck.canBeUniform(new int[] {900, 124}, new double[] {0.88, 0.12}))
        .isTrue();
    assertThat(UniformityCheck.canBeUniform(new int[] {900, 124}, new double[] {0.5, 0.5}))
        .isFalse();
  }

  @Test
  void aSingleBinAlwaysPasses() {
    assertThat(UniformityCheck.canBeUniform(new int[] {1_024}, new double[] {1})).isTrue();
  }

  @Test
  void theBoundIsThatOfTheTheorem() {
    // Two bins, n draws, all from the first: the entropy is n ln 2 and the bound e n ln 2 · 2⁻ⁿ,
    // which falls below 10⁻¹² between n = 46 and n = 47.
    assertThat(UniformityCheck.canBeUniform(new int[] {46, 0}, new double[] {0.5, 0.5})).isTrue();
    assertThat(UniformityCheck.canBeUniform(new int[] {47, 0}, new double[] {0.5, 0.5})).isFalse();
  }
}
