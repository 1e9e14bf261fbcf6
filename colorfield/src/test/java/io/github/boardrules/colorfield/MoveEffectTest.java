package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "What a move does". */
class MoveEffectTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "e4-d3    | 2 6 ba6,rb2,Gd3,gh3,yj5,Rx1,ry1",
        "e4-f4xj5 | 2 0 ba6,rb2,Gf4,gh3,Rx1,ry1",
        "x1-c1    | 2 0 ba6,rb2,Rc1,Ge4,gh3,yj5,ry1",
      })
  void thePieceGoesTheCaptiveLeavesAndTheQuietCountGrowsOrFalls(String move, String after) {
    GamePosition before =
        GamePosition.of("colorfield:quiet=100", "1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1");

    assertThat(before.play(move).text()).isEqualTo(after);
    assertThat(before.text()).isEqualTo("1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1");
  }

  @Test
  void aRedThatHasLeftItsGateMovesQuietly() {
    GamePosition given =
        GamePosition.of("colorfield:quiet=100", "1 5 ba6,Ge4,Rx1,ry1").play("x1-b1", "a6-a7");

    assertThat(given.position().quiet()).isEqualTo(1);
    assertThat(given.play("b1-a1").position().quiet()).isEqualTo(2);
  }

  @Test
  void aMoveIntoTheMiddleIsQuiet() {
    GamePosition given = GamePosition.of("colorfield:quiet=100", "1 5 Rd5,Rx1,ry1").play("d5-e5");

    assertThat(given.text()).isEqualTo("2 6 Re5,Rx1,ry1");
  }

  @Test
  void bothPlayersMovesAreCounted() {
    GamePosition given =
        GamePosition.of("colorfield:quiet=9999", "2 9996 ba6,Ge4,Rx1,ry1").play("a6-b6", "e4-d3");

    assertThat(given.text()).isEqualTo("2 9998 bb6,Gd3,Rx1,ry1");
    assertThat(given.play("b6-a6").status()).isEqualTo("draw quiet");
  }
}
