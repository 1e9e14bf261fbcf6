package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "A move", "What a move does"; "Decisions" 16 and 17: heights and what they decide. */
class MoveEffectTest {

  @Test
  void aCaptureRemovesTheWholeEnemyStackAndMovesTheWholeCapturingStack() {
    Setup before = Setup.of("tzaar").with("R3A1 t3A4 ZE1 TE2 zI1 rI2 tI3");
    GamePosition after = before.position().play("A1xA4");

    assertThat(after.text())
        .isEqualTo(Setup.of("tzaar").with("R3A4 ZE1 TE2 zI1 rI2 tI3").phase("second").text());
  }

  @Test
  void aReinforcementHasTheKindOfTheMovingStackAndTheSumOfTheHeights() {
    Setup before = Setup.of("tzaar").with("Z2A1 T3A4 R4I1 TC1 RE2 ZG2 tI2 zI3 rI5").phase("second");

    assertThat(before.position().play("A1+A4").text())
        .isEqualTo(Setup.of("tzaar").with("Z5A4 R4I1 TC1 RE2 ZG2 tI2 zI3 rI5").toMove(2).text());
  }

  /** 30 pieces without one of each of the other two kinds. */
  private static final int HIGHEST = 28;

  /** A white stack and a black one on A1 and A2, and two single stacks of each player. */
  private static Setup facing(int white, int black) {
    return Setup.of("tzaar")
        .phase("second")
        .with("T" + high(white) + "A1 t" + high(black) + "A2 ZE1 RE2 zI4 rI5");
  }

  @Test
  void aStackCapturesStacksThatAreNotHigher() {
    for (int own = 1; own <= HIGHEST; own++) {
      for (int enemy = 1; enemy <= HIGHEST; enemy++) {
        GamePosition white = facing(own, enemy).position();
        GamePosition black = facing(enemy, own).toMove(2).position();
        String expected = own >= enemy ? "legal" : "too-weak";

        assertThat(white.reason("A1xA2")).isEqualTo(expected);
        assertThat(black.reason("A2xA1")).isEqualTo(expected);
        if (own >= enemy) {
          assertThat(white.play("A1xA2").at("A2")).isEqualTo("T" + high(own));
          assertThat(black.play("A2xA1").at("A1")).isEqualTo("t" + high(own));
        }
      }
    }
  }

  @Test
  void theKindsBelowTheTopAreNotPartOfThePosition() {
    GamePosition onTott =
        Setup.of("tzaar").with("ZA1 TA2 TE1 RE2 tI1 zI2 rI3").phase("second").position();
    GamePosition onTzarra =
        Setup.of("tzaar").with("ZA1 RA2 TE1 RE2 tI1 zI2 rI3").phase("second").position();

    assertThat(onTott.play("A1+A2").position())
        .isEqualTo(onTzarra.play("A1+A2").position())
        .hasSameHashCodeAs(onTzarra.play("A1+A2").position());
    assertThat(onTott.play("A1+A2").at("A2")).isEqualTo("Z2");
  }

  private static String high(int height) {
    return height == 1 ? "" : Integer.toString(height);
  }
}
