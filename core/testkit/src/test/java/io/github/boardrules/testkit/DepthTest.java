package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class DepthTest {

  @Test
  void onePositionThatGoesOnIsCheckedFully() {
    for (int seed = 0; seed < 50; seed++) {
      List<Depth> depths = Depth.deal(List.of(0, 3, 3, 0), 100, new SplitMix64(seed));

      assertThat(Collections.frequency(depths, Depth.FULL)).isEqualTo(1);
      assertThat(depths.subList(1, 3)).contains(Depth.FULL);
    }
  }

  @Test
  void otherPositionsAreCheckedThoroughlyAsLongAsTheBudgetLasts() {
    List<Integer> sizes = Collections.nCopies(10, 100);

    List<Depth> none = Depth.deal(sizes, 0, new SplitMix64(1));
    List<Depth> some = Depth.deal(sizes, 450, new SplitMix64(1));
    List<Depth> all = Depth.deal(sizes, 1000, new SplitMix64(1));

    assertThat(Collections.frequency(none, Depth.LIGHT)).isEqualTo(9);
    assertThat(Collections.frequency(some, Depth.THOROUGH)).isEqualTo(3);
    assertThat(all).doesNotContain(Depth.LIGHT);
  }

  @Test
  void positionsThatAreOverCostNothing() {
    assertThat(Depth.deal(List.of(5, 0), 0, new SplitMix64(1)))
        .containsExactly(Depth.FULL, Depth.THOROUGH);
  }
}
