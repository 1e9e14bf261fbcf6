package io.github.boardrules.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PositionIndexTest {

  /** A position with a poor hash code, which many positions share. */
  private record Crowded(int number) {
    @Override
    public int hashCode() {
      return number % 97;
    }
  }

  @Test
  void positionsAreNumberedInTheOrderInWhichTheyAreAdded() {
    PositionIndex<String> index = new PositionIndex<>();

    assertThat(index.add("b")).isZero();
    assertThat(index.add("a")).isEqualTo(1);
    assertThat(index.add("b")).isZero();
    assertThat(index.get(1)).isEqualTo("a");
    assertThat(index.find("a")).isEqualTo(1);
    assertThat(index.find("c")).isEqualTo(PositionIndex.NONE);
    assertThat(index.size()).isEqualTo(2);
  }

  @Test
  void itAgreesWithAMapEvenWhenHashCodesCollide() {
    PositionIndex<Crowded> index = new PositionIndex<>();
    Map<Crowded, Integer> map = new HashMap<>();
    SplittableRandom random = new SplittableRandom(1);

    for (int i = 0; i < 5_000; i++) {
      Crowded position = new Crowded(random.nextInt(2_000));
      map.putIfAbsent(position, map.size());
      assertThat(index.add(position)).isEqualTo(map.get(position));
    }
    assertThat(index.size()).isEqualTo(map.size());
    map.forEach((position, number) -> assertThat(index.get(number)).isEqualTo(position));
    assertThat(index.find(new Crowded(2_000))).isEqualTo(PositionIndex.NONE);
  }
}
