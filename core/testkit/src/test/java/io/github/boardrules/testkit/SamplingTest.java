package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class SamplingTest {

  @Test
  void noIndexIsDrawnTwiceAndASmallListIsDrawnCompletely() {
    assertThat(Sampling.indices(1000, 50, new SplitMix64(1))).hasSize(50).doesNotHaveDuplicates();
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

  @Test
  void oneOngoingPositionIsCheckedFully() {
    for (int seed = 0; seed < 50; seed++) {
      List<CheckDepth> depths =
          CheckDepth.distribute(List.of(0, 3, 3, 0), 100, new SplitMix64(seed));

      assertThat(Collections.frequency(depths, CheckDepth.FULL)).isEqualTo(1);
      assertThat(depths.subList(1, 3)).contains(CheckDepth.FULL);
    }
  }

  @Test
  void otherPositionsAreCheckedThoroughlyAsLongAsTheBudgetLasts() {
    List<Integer> sizes = Collections.nCopies(10, 100);

    List<CheckDepth> none = CheckDepth.distribute(sizes, 0, new SplitMix64(1));
    List<CheckDepth> some = CheckDepth.distribute(sizes, 450, new SplitMix64(1));
    List<CheckDepth> all = CheckDepth.distribute(sizes, 1000, new SplitMix64(1));

    assertThat(Collections.frequency(none, CheckDepth.LIGHT)).isEqualTo(9);
    assertThat(Collections.frequency(some, CheckDepth.THOROUGH)).isEqualTo(3);
    assertThat(all).doesNotContain(CheckDepth.LIGHT);
  }

  @Test
  void terminalPositionsCostNothing() {
    assertThat(CheckDepth.distribute(List.of(5, 0), 0, new SplitMix64(1)))
        .containsExactly(CheckDepth.FULL, CheckDepth.THOROUGH);
  }
}
