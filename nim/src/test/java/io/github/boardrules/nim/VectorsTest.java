package io.github.boardrules.nim;

import io.github.boardrules.fixtures.VectorsContract;
import org.junit.jupiter.api.Nested;

/** The library counts and plays as another implementation of the rule page does. */
class VectorsTest {
  /** So many positions are walked in the time of a breath. */
  private static final long MOST_WALKED = 3_000_000;

  @Nested
  class Grids extends VectorsContract {
    Grids() {
      super(GameFixture.GRIDS, 149, 19);
    }

    @Override
    protected long mostWalked() {
      return MOST_WALKED;
    }
  }

  @Nested
  class Heaps extends VectorsContract {
    Heaps() {
      super(GameFixture.HEAPS, 164, 11);
    }

    @Override
    protected long mostWalked() {
      return MOST_WALKED;
    }
  }
}
