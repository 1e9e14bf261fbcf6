package io.github.boardrules.nim;

import io.github.boardrules.fixtures.VectorsContract;
import org.junit.jupiter.api.Nested;

/** The library counts and plays as another implementation of the rule page does. */
class VectorsTest {
  /** The greatest number of positions that are visited; this takes about a second. */
  private static final long MAX_VISITED = 3_000_000;

  @Nested
  class Grids extends VectorsContract {
    Grids() {
      super(GameFixture.GRIDS, 149, 19);
    }

    @Override
    protected long maxWalked() {
      return MAX_VISITED;
    }
  }

  @Nested
  class Heaps extends VectorsContract {
    Heaps() {
      super(GameFixture.HEAPS, 164, 11);
    }

    @Override
    protected long maxWalked() {
      return MAX_VISITED;
    }
  }
}
