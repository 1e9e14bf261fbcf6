package io.github.boardrules.nim;

import io.github.boardrules.fixtures.LawsContract;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** The laws of the contract in the positions of the vectors. */
class LawsTest {

  @Nested
  class Grids extends LawsContract<GridPosition, GridMove> {
    Grids() {
      super(GameFixture.GRIDS);
    }

    @Override
    protected List<String> moves() {
      return List.of("a1", "a1+b2", "a1+c1", "a1+a2+a3+a4", "a1+b1+c1+d1");
    }

    @Override
    protected List<String> texts() {
      return List.of("i1", "b9", "a1+a1", "a1+b1+a1", "one-two-three:cols=9");
    }

    @Override
    protected List<String> morePositions() {
      return List.of(
          "one-two-three:max=1\toooo/oooo/oooo/.ooo 2",
          "one-two-three:last=loses\t..../..../..../.... 1");
    }
  }

  @Nested
  class Heaps extends LawsContract<HeapPosition, HeapMove> {
    Heaps() {
      super(GameFixture.HEAPS);
    }

    @Override
    protected List<String> moves() {
      return List.of("1:1", "1:2", "1:99");
    }

    @Override
    protected List<String> texts() {
      return List.of(
          "heaps",
          "heaps:max=3",
          "heaps:sizes=" + "1-".repeat(20) + "1",
          "heaps:sizes=100",
          "triangle:rows=21",
          "21:1",
          "0:1",
          "1:100",
          "1-1-1-1-1-1 1",
          "100 1",
          "100-0-0 1",
          "100-0-0-0 1",
          "99-0-0-0-0-0-0-0 1");
    }

    @Override
    protected List<String> morePositions() {
      return List.of("heaps:sizes=9-1,max=1\t0-1 1", "heaps:sizes=5,max=3\t2 1");
    }
  }
}
