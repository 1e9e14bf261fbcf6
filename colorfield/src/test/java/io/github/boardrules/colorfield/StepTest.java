package io.github.boardrules.colorfield;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move": where a piece may step. */
class StepTest {

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
  @CsvSource({
    "B, c5, d5",
    "G, e3, f4",
    "N, h4, i3",
    "O, b5, c4",
    "P, c3, d2",
    "W, d3, e4",
    "Y, g5, h5",
    "R, h3, i2"
  })
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
}
