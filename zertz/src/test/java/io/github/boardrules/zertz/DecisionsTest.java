package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "Decisions": those of which no other test speaks, by their numbers. */
class DecisionsTest {
  @Test
  void decision7DeclinedGroupsCountAsOccupiedRings() {
    GamePosition game = Setup.of("zertz").only("a1 a2 d4 d5 g1").with("Wa1 Wa2").game();

    assertThat(game.play("Gd4,g1").status()).isEqualTo("ongoing");
    assertThat(game.play("Gd4,d5xGd4").status()).isEqualTo("ongoing");
    assertThat(game.play("Gd4,d5", "Bg1").status()).isEqualTo("win 2 full-board");
  }

  @Test
  void decision9FigureThreeHasFourWays() {
    GamePosition game = Setup.of("zertz").gone("d7").with("We4 Gd5 Wd6 Bb4 Ga2").game();

    assertThat(game.legal())
        .containsExactlyInAnyOrder("xe4Gc5We6", "xe4Gc5Ba3Ga1", "xd5Wf3", "xd6Gd4Wf4");
    assertThat(game.play("xe4Gc5Ba3Ga1").held(1)).isEqualTo("0,2,1");
    assertThat(game.reason("xe4Gc5Ba3")).isEqualTo("must-continue");
    assertThat(game.reason("xd6Gd4")).isEqualTo("must-continue");
  }

  @Test
  void decision12TheWinIsTestedAtTheEndOfTheTurn() {
    GamePosition game = Setup.of("zertz").with("Gd1 Bd2 Wd4").held(1, 1, 2, 4).game();

    // The fifth black is captured first, but the chain continues and makes two of each colour.
    assertThat(game.reason("xd1Bd3")).isEqualTo("must-continue");
    assertThat(game.play("xd1Bd3Wd5").status()).isEqualTo("win 1 each");
  }

  @Test
  void decision15APlayerWithoutMarblesPassesAndIfNobodyHasAnyItIsADraw() {
    Setup setup =
        Setup.of("zertz")
            .only("a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 c6 d1 d2 d3 d4 d5 g1 g3")
            .with("Wa1 Wa2 Wa3 Wa4 Wb1 Gb2 Gb3 Gb4 Gb5 Gc1 Gc2 Gc3")
            .with("Bc4 Bc5 Bc6 Bd1 Bd2 Bd3 Bd4 Bd5")
            .held(2, 0, 0, 1);

    assertThat(setup.game().legal()).containsExactly("pass");
    assertThat(setup.game().play("pass").legal()).containsExactlyInAnyOrder("Bg1,g3", "Bg3,g1");
    assertThat(setup.vacant("f5").game().play("pass", "Bg1,g3").status())
        .isEqualTo("draw no-marbles");
  }

  @Test
  void decision16RepetitionIsNotADrawUnlessStallLimitsIt() {
    String[] round = {"Be5", "xe4Be6", "pass", "Be5", "xe6Be4", "pass"};
    GamePosition endless = treadmill("zertz:rings=61").game();
    GamePosition bounded = treadmill("zertz:rings=61,stall=6").game();

    assertThat(endless.play(round).text()).isEqualTo(endless.text());
    assertThat(endless.play(round).play(round).status()).isEqualTo("ongoing");
    assertThat(bounded.play(round).status()).isEqualTo("draw stall");
  }

  @Test
  void decision23FigureFiveIsASacrificeThatWins() {
    GamePosition game =
        GamePosition.of("zertz", "..--/.-.--/...B../....-../....../...../.... 2,4,4 1,2,1 2,1,3 1");

    assertThat(game.play("Bb3,b1").legal()).containsExactly("xc4Ba2");
    assertThat(game.play("Bb3,b1", "xc4Ba2", "Wa1,b3xWa1Ba2").status()).isEqualTo("win 1 each");
  }

  @Test
  void decision24TheTournamentOfTheSheetAsksForCapturesAtTheTable() {
    String tournament = "zertz:game=tournament,capture=retract";
    assertThat(new ZertzFamily().games().get(0).variantIds()).contains(tournament);
    GamePosition lapse = GamePosition.start(tournament).play("Wd4,d1", "Gd5,a1", "Ba2,a4");

    assertThat(lapse.play("retract").legal()).containsExactlyInAnyOrder("xd4Gd6", "xd5Wd3");
    assertThat(lapse.play("xd4Gd6").held(2)).isEqualTo("0,1,0");
    assertThat(lapse.play("Bg1,g2", "retract").legal())
        .containsExactlyInAnyOrder("xd4Gd6", "xd5Wd3");
  }

  /**
   * A marble jumps to and fro between e4 and e6 over the marble put on e5. Marbles all around keep
   * every ring from being free, and the only marble held changes hands.
   */
  private static Setup treadmill(String variant) {
    return Setup.of(variant)
        .only("a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 b6 d3 d4 d5 d6 e4 e5 e6 f3 f4 f5 f6")
        .with("We4 Bd3 Bd4 Bd5 Bd6 Bf3 Bf4 Bf5 Bf6")
        .with("Wa1 Wa2 Wa3 Wa4 Ga5 Gb1 Gb2 Gb3 Gb4 Gb5 Gb6")
        .held(1, 0, 0, 1);
  }
}
