package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "What a move does". */
class MoveEffectTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1 | e4-d3 | 2 6 ba6,rb2,Gd3,gh3,yj5,Rx1,ry1
          1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1 | e4-f4xj5 | 2 0 ba6,rb2,Gf4,gh3,Rx1,ry1
          1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1 | x1-c1 | 2 0 ba6,rb2,Rc1,Ge4,gh3,yj5,ry1
          # a red that has left its gate moves quietly
          1 5 ba6,Ge4,Rx1,ry1 | x1-b1 a6-a7 | 1 1 ba7,Rb1,Ge4,ry1
          1 5 ba6,Ge4,Rx1,ry1 | x1-b1 a6-a7 b1-a1 | 2 2 Ra1,ba7,Ge4,ry1
          # a move into the middle is quiet
          1 5 Rd5,Rx1,ry1 | d5-e5 | 2 6 Re5,Rx1,ry1
          # the moves of both players are counted
          2 9996 ba6,Ge4,Rx1,ry1 | a6-b6 e4-d3 | 2 9998 bb6,Gd3,Rx1,ry1
          """)
  void thePieceGoesTheCaptiveLeavesAndTheQuietCountGrowsOrFalls(
      String text, String moves, String after) {
    GamePosition before = GamePosition.of("colorfield:quiet=9999", text);

    assertThat(before.play(moves.split(" ", -1)).text()).isEqualTo(after);
    assertThat(before.text()).isEqualTo(text);
  }
}
