package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move" and "What a move does". */
class MoveEffectTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | a1+b1 | oooo/oooo/oooo/..oo 2",
        "one-two-three | a1 | oooo/oooo/oooo/.ooo 2",
        "one-two-three | d4 | ooo./oooo/oooo/oooo 2",
        "one-two-three | d1+d2+d3 | oooo/ooo./ooo./ooo. 2",
        "one-two-three:touch=no | a1+c1+d1 | oooo/oooo/oooo/.o.. 2",
        "one-two-three:max=any | b1+b2+b3+b4 | o.oo/o.oo/o.oo/o.oo 2",
        "one-two-three:cols=8,rows=8,max=8 | h1+h2+h3+h4+h5+h6+h7+h8"
            + " | ooooooo./ooooooo./ooooooo./ooooooo./ooooooo./ooooooo./ooooooo./ooooooo. 2",
        "triangle | 8:8 | 1-2-3-4-5-6-7-0 2",
        "triangle | 1:1 | 0-2-3-4-5-6-7-8 2",
        "heaps:sizes=99-99,max=50 | 2:50 | 99-49 2",
        "heaps:sizes=1-1-1-1-1-1-1-1-9-1-1-1-1-1-1-1-1-1-1-9 | 9:2"
            + " | 1-1-1-1-1-1-1-1-7-1-1-1-1-1-1-1-1-1-1-9 2",
        "heaps:sizes=1-1-1-1-1-1-1-1-9-1-1-1-1-1-1-1-1-1-1-9 | 20:8"
            + " | 1-1-1-1-1-1-1-1-9-1-1-1-1-1-1-1-1-1-1-1 2"
      })
  void theBallsLeaveTheGameAndTheOtherPlayerIsToMove(String variant, String move, String after) {
    GamePosition start = GamePosition.start(variant);

    assertThat(start.play(move).text()).isEqualTo(after);
    assertThat(start.text()).endsWith(" 1");
  }

  @Test
  void afterTheSecondPlayersMoveTheFirstPlayerIsToMove() {
    assertThat(GamePosition.start("one-two-three").play("a1+b1", "c1+c2").text())
        .isEqualTo("oooo/oooo/oo.o/...o 1");
    assertThat(GamePosition.start("triangle").play("8:8", "7:6").text())
        .isEqualTo("1-2-3-4-5-6-1-0 1");
  }

  @Test
  void anEmptyCellBreaksARun() {
    GamePosition given = GamePosition.start("one-two-three").play("b1");

    assertThat(given.reason("a1+b1+c1")).isEqualTo("empty-cell");
    assertThat(given.reason("a1+c1")).isEqualTo("not-touching");
    assertThat(given.reason("c1+d1")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void withoutTouchingTheRunMayHaveGapsAndBallsWithin() {
    GamePosition given = GamePosition.start("one-two-three:touch=no").play("b1");

    assertThat(given.reason("a1+c1")).isEqualTo(GamePosition.LEGAL);
    assertThat(given.reason("a1+c1+d1")).isEqualTo(GamePosition.LEGAL);
    assertThat(given.reason("a1+a3")).isEqualTo(GamePosition.LEGAL);
    assertThat(given.reason("a1+a2+a4")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void aSingleBallMayAlwaysBeTaken() {
    for (String variant :
        new String[] {"one-two-three", "one-two-three:max=1", "one-two-three:touch=no"}) {
      assertThat(GamePosition.start(variant).legal()).containsAll(Setup.cells(4, 4));
    }
  }

  @Test
  void fromAHeapOneToTheMaximumMayBeTaken() {
    assertThat(GamePosition.start("heaps:sizes=3-5").legal())
        .containsExactly("1:1", "1:2", "1:3", "2:1", "2:2", "2:3", "2:4", "2:5");
    assertThat(GamePosition.start("heaps:sizes=3-5,max=2").legal())
        .containsExactly("1:1", "1:2", "2:1", "2:2");
    assertThat(GamePosition.of("heaps:sizes=3-5,max=2", "1-0 2").legal()).containsExactly("1:1");
  }
}
