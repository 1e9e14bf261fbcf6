package io.github.boardrules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.SplitMix64;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class CheckDepthTest {

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
