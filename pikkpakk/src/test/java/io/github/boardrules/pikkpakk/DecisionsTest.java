package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md: its examples, and those of its "Decisions" that no test of another section shows. */
class DecisionsTest {

  @Test
  void exampleTheBaseGameAfterFourPushesOfDarkAndLight() {
    GamePosition start = Setup.spiral("pikkpakk").toMove(2).position();

    assertThat(start.play("ed", "dd", "eu").status()).isEqualTo("ongoing");
    assertThat(start.play("ed", "dd", "eu", "5l").status()).isEqualTo("win 1 surrounded");
  }

  @Test
  void exampleOfPushFour() {
    GamePosition position =
        GamePosition.of("pushfour", "9/9/1ldld4/1ldldll2/1d7/1d7/1ldld4/9/9 2 place");

    assertThat(position.play("e9", "e9").status()).isEqualTo("ongoing");
    assertThat(position.play("e9", "e9", "e9").status()).isEqualTo("win 2 four-in-row");
  }

  @Test
  void exampleOfTheSheetAThreatADefenceAndADiagonal() {
    GamePosition threat =
        GamePosition.of("pushfour", "9/2d1lldd1/1d2llld1/9/1l7/9/7d1/1l3ldd1/9 1 place").play("d9");

    assertThat(threat.play("g9", "i5").status()).isEqualTo("win 1 four-in-row");
    assertThat(threat.legal())
        .filteredOn(defence -> threat.play(defence).status().equals("ongoing"))
        .filteredOn(defence -> !threat.play(defence, "d9").status().equals("win 1 four-in-row"))
        .containsExactly("g9", "i7");
  }

  @Test
  void decision14BallsThatComeToTheEdgeStayOrAreRemoved() {
    Setup keep = Setup.of("fivepush", "b5-h5 lldldld");
    Setup remove = Setup.of("fivepush:edge=remove", "b5-h5 lldldld");

    assertThat(keep.position().play("5r").along("a5-i5")).isEqualTo("..lldldld");
    assertThat(remove.position().play("b5r").along("a5-i5")).isEqualTo("..lldldl.");
    // A truncated line.
    assertThat(Setup.of("fivepush:edge=remove", "b5-d5 lld").position().legal())
        .contains("b5r", "d5l");
  }
}
