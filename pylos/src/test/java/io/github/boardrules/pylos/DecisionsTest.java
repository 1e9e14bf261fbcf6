package io.github.boardrules.pylos;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "Decisions": those that can be tested. */
class DecisionsTest {

  @Test
  void player1BeginsAndIsLight() {
    GamePosition after = GamePosition.start("pylos").play("1a1");

    assertThat(after.at("1a1")).isEqualTo("1");
    assertThat(after.rules().diagram(after.position()).pieces())
        .extracting(piece -> piece.style().name())
        .containsExactly("light");
  }

  @Test
  void aStoneThatCarriesOthersMayNotBeRaised() {
    GamePosition given =
        Setup.of("pylos").one("1a1 1b2 1c3").two("1a2 1b1 2a1 1b3 1c2").gamePosition();

    assertThat(given.legal("1a1-")).isEmpty();
    assertThat(given.reason("1a1-2b2")).isEqualTo("not-free");
    assertThat(given.reason("1c3-2b2")).isEqualTo("unsupported");
  }

  @Test
  void theMoverChoosesHowManyStonesToTakeBackUnlessTheVariantObliges() {
    Setup setup = Setup.of("pylos").one("1a1 1a2 1b1").two("1d1 1d2 1d3");
    GamePosition oblige = GamePosition.of("pylos:takeback=must", setup.text());

    assertThat(PylosOptions.DEFAULT.takeBack()).isEqualTo(PylosOptions.TakeBack.OPTIONAL);
    assertThat(setup.gamePosition().legal("1b2")).hasSize(1 + 4 + 6);
    assertThat(oblige.legal("1b2")).hasSize(4 + 6);
  }

  @Test
  void onlyOwnStonesAreRaisedAndTakenBack() {
    GamePosition given = Setup.of("pylos").one("1a1 1a2 1b1").two("1d1 1d2 1d3").gamePosition();

    assertThat(given.reason("1b2x1d1")).isEqualTo("take-back-not-yours");
    assertThat(given.play("1b2").reason("1a1-2a1")).isEqualTo("not-your-stone");
    assertThat(given.play("1b2").reason("1d1-2a1")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void aPlayerWhoRanOutFirstHasToMoveWithAnEmptyReserve() {
    // Player 1 places the last of seven stones; player 2 has stones left, and plays on.
    GamePosition given = GamePosition.of("pylos:base=3,takeback=none", "112/212/11.|../..|. 1 0");

    assertThat(given.reserves()).isEqualTo("2 4");
    given = given.play("2a1", "2b2", "1c1");
    assertThat(given.reserves()).isEqualTo("0 3");
    assertThat(given.status()).isEqualTo("ongoing");
    assertThat(given.play("2a2").status()).isEqualTo("win 2 out-of-stones");
  }

  @Test
  void aPossibleRaiseHelpsAPlayerWithAnEmptyReserveOnlyWithStuck() {
    String position = "111/111/1..|../..|. 1 0";

    assertThat(PylosOptions.DEFAULT.out()).isEqualTo(PylosOptions.Out.EMPTY);
    assertThat(GamePosition.of("pylos:base=3", position).status()).isEqualTo("win 2 out-of-stones");
    assertThat(GamePosition.of("pylos:base=3,out=stuck", position).legal())
        .contains("1a1-2a2", "1a1-2b2");
  }

  @Test
  void onlyALimitEndsEndlessPlay() {
    String[] round = {"1b2x1b2", "1c3x1c3"};
    Setup setup = Setup.of("pylos").one("1a1 1a2 1b1").two("1d4 1c4 1d3");
    GamePosition endless = setup.gamePosition();
    GamePosition bounded = GamePosition.of("pylos:limit=4", setup.text());

    assertThat(endless.play(round).position()).isEqualTo(endless.position());
    assertThat(bounded.play(round).status()).isEqualTo("ongoing");
    assertThat(bounded.play(round).play(round).status()).isEqualTo("draw take-back-limit");
  }

  @Test
  void theLostFigureOneRaiseByLightAndOneSquareByDark() {
    GamePosition given =
        GamePosition.start("pylos")
            .play("1a1", "1b1", "1a2", "1b2", "1d4", "1c1", "1d4-2a1", "1c2x1c1x1c2");

    // One stone of light's saved, and two of dark's; 2a1 holds the other two of the square down.
    assertThat(given.text()).isEqualTo("..../..../12../12..|.../.../1..|../..|. 1 0");
    assertThat(given.reserves()).isEqualTo("12 13");
  }

  @Test
  void aSmallGameHasAllThatTheLargeOneHas() {
    GamePosition given =
        Setup.of("pylos:base=3").one("1a1 1a2 1b1 1c3").two("1c1 1c2").gamePosition();

    assertThat(given.legal("1b2")).hasSize(1 + 5 + 10);
    assertThat(given.play("1b2").reason("1c1-2a1")).isEqualTo(GamePosition.LEGAL);
  }
}
