package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move": where a piece may step, and what a step takes. */
class MovesTest {
  @Test
  void aPieceStepsToATouchingField() {
    // The brown piece stands on white, and a red one of each side is in play.
    GamePosition given = Setup.of("colorfield").with("Nc9 Rx1 ry1").gamePosition();

    assertThat(given.legal("c9-"))
        .containsExactly("c9-b8", "c9-b9", "c9-b10", "c9-c8", "c9-c10", "c9-d8", "c9-d9", "c9-d10");
    given.assertRefused("c9-c7", "not-adjacent", "c7");
  }

  @Test
  void aRedPieceLeavesItsGateToAFreeExitOnce() {
    GamePosition given = Setup.of("colorfield").with("Wc1 Rx1 Rx2 ry1").gamePosition();

    assertThat(given.legal("x")).containsExactly("x1-b1", "x2-e1", "x2-f1");
    GamePosition after = given.play("x1-b1", "y1-c10");
    assertThat(after.at("x1")).isEqualTo(".");
    after.assertRefused("b1-x1", "gate-closed", "x1");
    after.play("b1-a1").assertRefused("c10-y1", "gate-closed", "y1");
  }

  @ParameterizedTest
  @CsvSource({"W, d3, e4", "R, h3, i2"})
  void noPieceStepsFromItsOwnColourToItsOwnColour(String piece, String one, String other) {
    for (String move : List.of(one + "-" + other, other + "-" + one)) {
      GamePosition given =
          Setup.of("colorfield").with(piece + move.substring(0, 2) + " Rx1 ry1").gamePosition();

      given.assertRefused(move, "own-colour", move.substring(3));
    }
  }

  @Test
  void aRedPieceGoesFromItsGateOnlyToAFieldOfAnotherColour() {
    // The gate has two exits, of which one is red.
    String variant = Layouts.small().with("rows", "bgybg/ybrgy/gyryg/ygrby/rbygb").id();
    GamePosition given = Setup.of(variant).with("Rx1 ry1").gamePosition();

    assertThat(given.legal()).containsExactly("x1-b1");
    given.assertRefused("x1-a1", "own-colour", "a1");
  }

  @Test
  void linksAndCutsDecideWhatTouches() {
    GamePosition given = Setup.of(Layouts.HOLES).with("Ba3 Ba1 Gd4 rb2 Rx1").gamePosition();

    assertThat(given.legal("a3-")).containsExactly("a3-a2", "a3-a4", "a3-b4", "a3-e3");
    given.assertRefused("a1-b2", "not-adjacent", "b2");
    given.assertRefused("d4-e5", "not-adjacent", "e5");
    assertThat(given.legal("d4-")).containsExactly("d4-c4", "d4-c5", "d4-d5", "d4-e4");
    given.assertRefused("d4-e3", "own-colour", "e3");
    given.assertRefused("d4-c3", "middle-red-only", "c3");
    given.assertRefused("d4-d3", "no-such-field", "d3");
  }

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
          # the colour of the captive's field counts, and not its own
          Ge4 gh3 gb2 na9 | e4-f4 | e4-f4xa9
          # starting fields are not safe: a9 and g10 are those of empty, d1 and j2 of full
          Ge4 ga9 gg10 bd1 nj2 | e4-f4 | e4-f4xa9, e4-f4xd1, e4-f4xg10, e4-f4xj2
          # red pieces in gates, which are red like e2, are never prey
          Rf1 bh3 ry2 ry3 | f1-e2 | f1-e2xh3
          # a step into the middle takes nothing though the middle is red
          Rd5 bh3 | d5-e5 | d5-e5
          """)
  void theseMovesAreLegal(String pieces, String beginning, String moves) {
    GamePosition given = Setup.of("colorfield").with(pieces + " Rx1 ry1").gamePosition();

    assertThat(String.join(", ", given.legal(beginning))).isEqualTo(moves);
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
