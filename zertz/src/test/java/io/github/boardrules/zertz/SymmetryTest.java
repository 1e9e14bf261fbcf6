package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Symmetry;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, invariant 13: the symmetries of the start boards. */
class SymmetryTest {

  @ParameterizedTest
  @CsvSource({
    "37, 12, a1, a1 a4 d1 d7 g1 g4",
    "37, 12, a2, a2 a3 b1 b5 c1 c6 e1 e6 f1 f5 g2 g3",
    "37, 12, d4, d4",
    "40, 2,  a5, a5 c7",
    "40, 2,  b6, b6",
    "40, 2,  a1, a1 g4",
    "43, 2,  a5, a5 h1",
    "43, 2,  c7, c7 h3",
    "44, 4,  a1, a1 a5 g1 g5",
    "44, 4,  d1, d1 d8",
    "48, 6,  a1, a1 a5 d1 d8 h1 h4",
    "61, 12, a1, a1 a5 e1 e9 i1 i5",
    "61, 12, e5, e5",
  })
  void symmetriesMapTheBoardOntoItself(int rings, int symmetries, String cell, String images) {
    ZertzRules rules = ZertzRules.parse("zertz:rings=" + rings);
    TreeSet<String> seen = new TreeSet<>();
    for (Symmetry<ZertzPosition, ZertzMove> symmetry : rules.symmetries()) {
      seen.add(symmetry.move(ZertzMove.parse("W" + cell)).toString().substring(1));
    }

    assertThat(rules.symmetries()).hasSize(symmetries);
    assertThat(String.join(" ", seen)).isEqualTo(images);
  }

  @Test
  void cellsOutsideTheBoardStay() {
    for (Symmetry<ZertzPosition, ZertzMove> symmetry : ZertzRules.standard().symmetries()) {
      assertThat(symmetry.move(ZertzMove.parse("xi9Wh1"))).hasToString("xi9Wh1");
      assertThat(symmetry.move(new ZertzMove.Pass())).isEqualTo(new ZertzMove.Pass());
    }
  }
}
