package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SamplingTest {

  @Test
  void noIndexIsDrawnTwice() {
    assertThat(Sampling.indices(1000, 50, new SplitMix64(1))).hasSize(50).doesNotHaveDuplicates();
  }

  @Test
  void aSmallListIsDrawnCompletely() {
    assertThat(Sampling.of(List.of("a", "b", "c"), 5, new SplitMix64(1)))
        .containsExactlyInAnyOrder("a", "b", "c");
    assertThat(Sampling.indices(0, 5, new SplitMix64(1))).isEmpty();
  }

  @Test
  void allPairsAreEquallyLikely() {
    SplitMix64 random = new SplitMix64(2);
    Map<TreeSet<Integer>, Integer> pairs = new HashMap<>();

    for (int i = 0; i < 30_000; i++) {
      pairs.merge(new TreeSet<>(Sampling.indices(6, 2, random)), 1, Integer::sum);
    }

    assertThat(pairs).hasSize(15);
    assertThat(pairs.values()).allSatisfy(count -> assertThat(count).isBetween(1_800, 2_200));
  }
}
