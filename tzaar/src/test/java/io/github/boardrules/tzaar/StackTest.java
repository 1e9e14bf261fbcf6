package io.github.boardrules.tzaar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Equipment and board", Stack; "Decisions" 16 and 17: heights, and what they decide. */
class StackTest {
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
        String expected = own >= enemy ? GamePosition.LEGAL : "too-weak";

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
  void aReinforcementAddsTheHeights() {
    for (int moving = 1; moving < HIGHEST; moving++) {
      for (int covered = 1; moving + covered <= HIGHEST; covered++) {
        GamePosition before =
            Setup.of("tzaar")
                .with("T" + high(moving) + "A1 T" + high(covered) + "A5 ZE1 RE2 tC7 zI4 rI5")
                .phase("second")
                .position();
        GamePosition after = before.play("A1+A5");

        assertThat(after.at("A5")).isEqualTo("T" + (moving + covered));
        assertThat(after.at("A1")).isEqualTo(".");
        assertThat(after.position().stacks(1, Kind.TOTT)).isEqualTo(1);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 9, 10, 15, 16, 17, 29, 30})
  void aStackIsParsedWithItsHeight(int height) {
    TzaarPosition position =
        Setup.of("tzaar").with("T" + high(height) + "E8 tA1 zA2 rA3").position().position();

    assertThat(position.stack(Field.parse("E8"))).contains(new Stack(1, Kind.TOTT, height));
    assertThat(position.stack(Field.parse("A2"))).contains(new Stack(2, Kind.TZAAR, 1));
    assertThat(position.stack(Field.parse("A4"))).isEmpty();
  }

  @Test
  void withTwoKindsCoveredAStackIs29HighAndTheGameIsLost() {
    GamePosition before =
        Setup.of("tzaar").with("T28A1 ZA2 RE8 tE1 zE2 rE3").phase("second").position();

    assertThat(before.play("A1+A2").at("A2")).isEqualTo("T29");
    assertThat(before.play("A1+A2").status()).isEqualTo("win 2 kind-covered");
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

  @Test
  void onlyTopsCountAsStacksOfAKind() {
    TzaarPosition before =
        Setup.of("tzaar")
            .with("ZA1 T7A2 TE1 RE2 tI1 zI2 rI3")
            .phase("second")
            .position()
            .position();
    TzaarPosition after = TzaarRules.standard().play(before, TzaarMove.parse("A1+A2"));

    assertThat(before.stacks(1, Kind.TZAAR)).isEqualTo(1);
    assertThat(before.stacks(1, Kind.TOTT)).isEqualTo(2);
    assertThat(after.stacks(1, Kind.TZAAR)).isEqualTo(1);
    assertThat(after.stacks(1, Kind.TOTT)).isEqualTo(1);
    assertThat(after.stacks(2, Kind.TOTT)).isEqualTo(1);
    assertThat(after.toPlace(1, Kind.TOTT)).isZero();
  }

  private static String high(int height) {
    return height == 1 ? "" : Integer.toString(height);
  }
}
