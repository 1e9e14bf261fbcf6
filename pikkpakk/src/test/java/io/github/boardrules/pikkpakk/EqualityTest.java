package io.github.boardrules.pikkpakk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "A move", Equality. */
class EqualityTest {
  private static final String EXAMPLE = "9/9/9/2l6/1lltlddd1/2l6/9/9/9";

  @Test
  void theExampleOfThePage() {
    GamePosition position = GamePosition.of("pikkpakk:equal=yes", EXAMPLE + " 1 push");

    assertThat(position.status()).isEqualTo("ongoing");
    assertThat(position.legal()).containsExactly("5l");
    assertThat(position.play("5l").status()).isEqualTo("win 1 surrounded");
    position.assertRefused("5r", "equality-not-winning");
  }

  @Test
  void withoutTheOptionTheMajorityIsNeeded() {
    GamePosition position = GamePosition.of("pikkpakk", EXAMPLE + " 1 push");

    assertThat(position.status()).isEqualTo("win 2 no-move");
    assertThat(position.legal()).isEmpty();
  }

  @Test
  void surroundingForTheOpponentIsNoWin() {
    // Dark has the majority in the fourth line, so that the game is not over.
    GamePosition position =
        GamePosition.of("pikkpakk:equal=yes", "9/9/9/2l6/1lltlddd1/2l6/9/9/1ddddddd1 2 push");

    assertThat(position.reason("5l")).isEqualTo("equality-not-winning");
    assertThat(position.legal()).containsExactly("1l", "1r");
  }

  @Test
  void itNeedsAnOwnBall() {
    Setup ring = Setup.spiral("pikkpakk:equal=yes,push=ring").neutral("a1-a9 i1-i9 b1-h1 b9-h9");

    ring.position().assertRefused("1l", "no-majority");
    ring.position().assertRefused("au", "no-majority");
  }

  @Test
  void aSmallerNumberIsNeverEnough() {
    Setup setup = Setup.of("pikkpakk:equal=yes").series("b5-h5", "lltdddd").light("c6 c4");

    setup.series("b1-h1", "lllllll").position().assertRefused("5l", "no-majority");
  }

  @Test
  void itHoldsInRoundPushesToo() {
    GamePosition square = full("pikkpakk:equal=yes,push=square").position();

    assertThat(square.reason("5l")).isEqualTo(GamePosition.LEGAL);
    assertThat(square.play("5l").status()).isEqualTo("win 1 surrounded");
    square.assertRefused("5r", "equality-not-winning");
    assertThat(full("pikkpakk:push=square").position().reason("5l")).isEqualTo("no-majority");
  }

  @Test
  void withAnyStepsOnlyTheNumbersThatWinAreLegal() {
    GamePosition position = full("pikkpakk:equal=yes,push=square,steps=any").position();

    assertThat(position.legal("5")).containsExactly("5l", "5r2");
    for (String move : new String[] {"5l2", "5l3", "5r", "5r3"}) {
      position.assertRefused(move, "equality-not-winning");
    }
    position.assertRefused("5l4", "too-many-steps");
  }

  @Test
  void itHoldsAtEveryStepOfARunPush() {
    Setup setup = Setup.of("pikkpakk:equal=yes,push=capture,steps=any").series("c5-g5", "ltldd");
    GamePosition position = setup.light("b6 b4").position();

    assertThat(position.legal("g5l")).containsExactly("g5l2");
    assertThat(position.play("g5l2").status()).isEqualTo("win 1 surrounded");
    position.assertRefused("g5l", "equality-not-winning", "g5");
    position.assertRefused("g5l3", "equality-not-winning", "g5");
    // The light ball on a5 falls at the third step; then dark has more.
    position.assertRefused("g5l4", "lost-majority", "g5");
    assertThat(GamePosition.of("pikkpakk:push=capture,steps=any", setup.text()).reason("g5l2"))
        .isEqualTo("no-majority");
  }

  @Test
  void itSavesAPlayerWithoutAnotherMove() {
    Setup setup = Setup.of("pikkpakk:equal=yes").series("b5-h5", "ddtdlll").dark("c6 c4");

    assertThat(setup.toMove(2).position().legal()).containsExactly("5l");
    assertThat(setup.toMove(2).position().play("5l").status()).isEqualTo("win 2 surrounded");
    assertThat(setup.toMove(1).position().status()).isEqualTo("win 2 no-move");
  }

  /** A full block in which the push of row 5 to the left surrounds the target on c5. */
  private static Setup full(String variant) {
    Setup setup = Setup.of(variant);
    for (int row = 2; row <= 8; row++) {
      setup.series("b" + row + "-h" + row, row % 2 == 0 ? "ldldldl" : "dldldld");
    }
    return setup.series("b5-h5", "lltlddd").light("c6 c4").dark("d6");
  }
}
