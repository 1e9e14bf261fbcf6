package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import org.junit.jupiter.api.Test;

/** RULES.md, invariant 13: the symmetries of the start boards. */
class SymmetryTest {

  @Test
  void cellsOutsideTheBoardStay() {
    for (Symmetry<ZertzPosition, ZertzMove> symmetry : ZertzRules.standard().symmetries()) {
      assertThat(symmetry.move(ZertzMove.parse("xi9Wh1"))).hasToString("xi9Wh1");
      assertThat(symmetry.move(new ZertzMove.Pass())).isEqualTo(new ZertzMove.Pass());
    }
  }
}
