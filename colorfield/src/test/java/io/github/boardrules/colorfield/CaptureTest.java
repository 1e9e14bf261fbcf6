package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move": what a step takes. */
class CaptureTest {

  /** The example of the page: f4, e3, a6 and j5 are green. */
  private static Setup example(String variant) {
    return Setup.of(variant).with("ba6 rb2 Ge4 gh3 yj5 Rx1 ry1");
  }

  @Test
  void thePagesExampleHasItsMovesAndItsPositionAfterwards() {
    GamePosition given = example("colorfield:quiet=100").quiet(5).gamePosition();

    assertThat(given.text()).isEqualTo("1 5 ba6,rb2,Ge4,gh3,yj5,Rx1,ry1");
    assertThat(given.legal("e4-f4")).containsExactly("e4-f4xa6", "e4-f4xj5");
    assertThat(given.play("e4-f4xa6").text()).isEqualTo("2 0 rb2,Gf4,gh3,yj5,Rx1,ry1");
    assertThat(given.play("e4-f4xj5").text()).isEqualTo("2 0 ba6,rb2,Gf4,gh3,Rx1,ry1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # any other step takes nothing
          Ge4 ba6 rb2 gh3 yj5 | e4-d | e4-d3, e4-d4, e4-d5
          Ge4 ba6 rb2 gh3 yj5 | e4-e | e4-e3xa6, e4-e3xj5
          # the prey is of any colour, even red in play
          Ge4 ra6 | e4-f4 | e4-f4xa6
          # the colour of the captive's field counts, and not its own
          Ge4 gh3 gb2 na9 | e4-f4 | e4-f4xa9
          # starting fields are not safe: a9 and g10 are those of empty, d1 and j2 of full
          Ge4 ga9 gg10 bd1 nj2 | e4-f4 | e4-f4xa9, e4-f4xd1, e4-f4xg10, e4-f4xj2
          # own pieces are no prey
          Ge4 Ba6 Gj5 | e4-f4 | e4-f4
          # red pieces in gates, which are red like e2, are never prey
          Rf1 bh3 ry2 ry3 | f1-e2 | f1-e2xh3
          Rf1 ry2 ry3 | f1-e2 | f1-e2
          # a step into the middle takes nothing though the middle is red
          Rd5 bh3 | d5-e5 | d5-e5
          """)
  void theseMovesAreLegal(String pieces, String beginning, String moves) {
    GamePosition given = Setup.of("colorfield").with(pieces + " Rx1 ry1").gamePosition();

    assertThat(String.join(", ", given.legal(beginning))).isEqualTo(moves);
  }

  @Test
  void player2TakesInTheSameWay() {
    // With empty as player 1 and with full as player 1.
    GamePosition second =
        Setup.of("colorfield").with("ge4 Ba6 Yj5 Rx1 ry1").toMove(2).gamePosition();
    GamePosition first =
        Setup.of("colorfield:first=empty").with("ge4 Ba6 Yj5 Rx1 ry1").gamePosition();

    assertThat(second.legal("e4-f4")).containsExactly("e4-f4xa6", "e4-f4xj5");
    assertThat(first.legal()).isEqualTo(second.legal());
    assertThat(first.play("e4-f4xj5").text()).isEqualTo("2 0 Ba6,gf4,Rx1,ry1");
  }

  @Test
  void withForceStepAMoveThatTakesMustBeChosenOrOneIntoTheMiddle() {
    GamePosition given = example("colorfield:force=step").with("Rd5").gamePosition();

    assertThat(given.legal())
        .containsExactly(
            "d5-d4xh3", "d5-e5", "d5-e6", "e4-e3xa6", "e4-e3xj5", "e4-f4xa6", "e4-f4xj5");
    assertThat(given.play("d5-e5").status()).isEqualTo("win 1 middle");
  }
}
