package io.github.boardrules.nim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move" and "What a move does". */
class MoveEffectTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one-two-three | a1+b1 | oooo/oooo/oooo/..oo 2",
        "one-two-three:touch=no | a1+c1+d1 | oooo/oooo/oooo/.o.. 2",
        "one-two-three:cols=8,rows=8,max=8 | h1+h2+h3+h4+h5+h6+h7+h8"
            + " | ooooooo./ooooooo./ooooooo./ooooooo./ooooooo./ooooooo./ooooooo./ooooooo. 2",
        "triangle | 8:8 | 1-2-3-4-5-6-7-0 2",
        "heaps:sizes=1-1-1-1-1-1-1-1-9-1-1-1-1-1-1-1-1-1-1-9 | 9:2"
            + " | 1-1-1-1-1-1-1-1-7-1-1-1-1-1-1-1-1-1-1-9 2",
        "heaps:sizes=1-1-1-1-1-1-1-1-9-1-1-1-1-1-1-1-1-1-1-9 | 20:8"
            + " | 1-1-1-1-1-1-1-1-9-1-1-1-1-1-1-1-1-1-1-1 2",
        // after a move of each player
        "triangle | 8:8 7:6 | 1-2-3-4-5-6-1-0 1",
        // heaps keep their places
        "heaps:sizes=3-4-5 | 1:3 3:5 | 0-4-0 1"
      })
  void theBallsLeaveTheGameAndTheOtherPlayerIsToMove(String variant, String moves, String after) {
    GamePosition start = GamePosition.start(variant);

    assertThat(start.play(moves.split(" ", -1)).text()).isEqualTo(after);
    assertThat(start.text()).endsWith(" 1");
  }
}
