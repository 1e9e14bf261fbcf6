package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "A move", Pushing 2: round pushes, of the block and of the ring. */
class RoundPushTest {

  @ParameterizedTest
  @CsvSource({
    "bu, b2-b8, ldlllll",
    "bd, b2-b8, lllllld",
    "5l, b5-h5, dltldll",
    "5r, b5-h5, lldltld",
  })
  void onTheBlockWhatSticksOutGoesToTheOtherEnd(String move, String cells, String after) {
    for (String variant : new String[] {"pikkpakk:push=square", "inlay:push=square"}) {
      GamePosition next = GamePosition.start(variant).play(move);

      assertThat(next.along(cells)).isEqualTo(after);
      assertThat(next.board()).matches("9/(1[ldt]{7}1/){7}9");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "bu, b1-b9, nndllllll",
    "bd, b1-b9, dllllllnn",
    "5l, a5-i5, ldltldlnn",
    "5r, a5-i5, nnldltldl",
  })
  void onTheRingLinesOfNineGoRound(String move, String cells, String after) {
    assertThat(GamePosition.start("pikkpakk:push=ring").play(move).along(cells)).isEqualTo(after);
  }

  @Test
  void theBlockBeginsWithTheMovesOfTheBaseGame() {
    assertThat(GamePosition.start("pikkpakk:push=square").legal())
        .isEqualTo(GamePosition.start("pikkpakk").legal());
  }

  @Test
  void theLongerWayRoundIsTheShorterWayInTheOtherDirection() {
    GamePosition seven = GamePosition.start("pikkpakk:push=square,steps=any");
    GamePosition nine = GamePosition.start("pikkpakk:push=ring,steps=any");

    assertThat(seven.legal("b")).containsExactly("bd", "bd2", "bd3", "bu", "bu2", "bu3");
    assertThat(nine.legal("b"))
        .containsExactly("bd", "bd2", "bd3", "bd4", "bu", "bu2", "bu3", "bu4");
    assertThat(seven.reason("bu4")).isEqualTo("too-many-steps");
    assertThat(nine.reason("bu5")).isEqualTo("too-many-steps");
    assertThat(seven.play("bu3").along("b2-b8")).isEqualTo("llldlll");
    assertThat(seven.play("bd3").along("b2-b8")).isEqualTo("lllldll");
    assertThat(nine.play("bu4").along("b1-b9")).isEqualTo("lllnndlll");
    assertThat(nine.play("bd4").along("b1-b9")).isEqualTo("llllnndll");
  }

  @Test
  void aPushOfEqualBallsChangesNothingAndIsLegal() {
    GamePosition position = GamePosition.start("inlay:from=halves,push=square");
    GamePosition next = position.play("2l");

    assertThat(next.text()).isEqualTo(position.text());
    assertThat(next.play("bu", "bd").text()).isEqualTo(position.text());
  }

  @Test
  void neutralBallsAndTheTargetCountForNeitherPlayer() {
    // Column b of the ring holds six light balls, one dark and two neutral ones.
    GamePosition light = GamePosition.start("pikkpakk:push=ring");
    Setup ring = Setup.spiral("pikkpakk:push=ring").neutral("a1-a9 i1-i9 b1-h1 b9-h9");

    assertThat(light.reason("bu")).isEqualTo(GamePosition.LEGAL);
    assertThat(ring.neutral("b2-b6").series("b7-b8", "ld").position().reason("bu"))
        .isEqualTo("no-majority");
    assertThat(ring.neutral("b8").position().reason("bu")).isEqualTo(GamePosition.LEGAL);
    assertThat(ring.toMove(2).position().reason("bu")).isEqualTo("no-majority");
  }

  @Test
  void theRingMixesNeutralBallsWithTheOthers() {
    GamePosition position = GamePosition.start("pikkpakk:push=ring").play("bu", "cu");

    assertThat(position.along("a9-i9")).isEqualTo("nldnnnnnn");
    assertThat(position.along("a2-i2")).isEqualTo("nnnddddln");
  }
}
