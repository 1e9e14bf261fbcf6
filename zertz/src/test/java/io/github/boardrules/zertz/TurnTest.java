package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "What a move does". */
class TurnTest {

  @Test
  void aPlacementTakesTheMarbleFromThePoolFillsXAndRemovesY() {
    GamePosition after = GamePosition.start("zertz").play("Wd4,d1");

    assertThat(after.text()).isEqualTo(Setup.of("zertz").gone("d1").with("Wd4").toMove(2).text());
    assertThat(after.pool()).isEqualTo("4,7,9");
    assertThat(after.position().rings()).hasSize(36);
  }

  @Test
  void whenThePoolIsEmptyThePlacementTakesAnOwnMarble() {
    Setup before = Setup.of("zertz").with("Wa1 Wg1 Wd7 Gd1 Ba4").held(1, 1, 3, 4).held(2, 1, 3, 4);
    GamePosition after = before.toMove(2).game().play("Gd4,g4");

    assertThat(after.held(1)).isEqualTo("1,3,4");
    assertThat(after.held(2)).isEqualTo("1,2,4");
    assertThat(after.pool()).isEqualTo("0,0,0");
    assertThat(after.at("d4")).isEqualTo('G');
  }

  @Test
  void theRingsOfClaimedGroupsLeaveAndTheirMarblesGoToTheMover() {
    GamePosition before =
        Setup.of("zertz").gone("a3 b2 b3 c1 c2 f1 f2").with("Ga1 Bb1 Wg1").toMove(2).game();
    GamePosition after = before.play("Wa2,g2xGa1Wa2Bb1Wg1");

    assertThat(after.text())
        .isEqualTo(
            Setup.of("zertz").gone("a1 a2 a3 b1 b2 b3 c1 c2 f1 f2 g1 g2").held(2, 2, 1, 1).text());
    assertThat(before.position().rings()).hasSize(30);
    assertThat(after.position().rings()).hasSize(30 - 1 - 4);
  }

  @Test
  void aGroupThatIsNotClaimedStays() {
    GamePosition before = Setup.of("zertz").gone("a3 b2 b3 c1 c2 f1 f2").with("Ga1 Bb1 Wg1").game();
    GamePosition after = before.play("Wa2,g2xWg1");

    assertThat(after.text())
        .isEqualTo(
            Setup.of("zertz")
                .gone("a3 b2 b3 c1 c2 f1 f2 g1 g2")
                .with("Ga1 Wa2 Bb1")
                .held(1, 1, 0, 0)
                .toMove(2)
                .text());
  }

  @Test
  void anOwnMarbleThatIsPlacedAndClaimedReturns() {
    Setup before =
        Setup.of("zertz")
            .gone("a2 b1 b2")
            .with("Wd4 Wg1 Wd7 Gd1 Ba4")
            .held(1, 1, 3, 4)
            .held(2, 1, 3, 4);
    GamePosition after = before.game().play("Ba1,g4xBa1");

    assertThat(after.held(1)).isEqualTo("1,3,4");
    assertThat(after.at("a1")).isEqualTo('-');
  }

  @Test
  void aCaptureMovesTheMarbleAndLeavesAllRings() {
    GamePosition before = Setup.of("zertz").gone("a1").with("Bd1 Gd2 Wd4").toMove(2).game();
    GamePosition after = before.play("xd1Gd3Wd5");

    assertThat(after.text())
        .isEqualTo(Setup.of("zertz").gone("a1").with("Bd5").held(2, 1, 1, 0).text());
    assertThat(after.at("d1")).isEqualTo('.');
    assertThat(after.at("d2")).isEqualTo('.');
    assertThat(after.at("d4")).isEqualTo('.');
  }

  @Test
  void aPassOnlyChangesTheSideToMove() {
    Setup stuck =
        Setup.of("zertz")
            .only("a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 g1 g2")
            .with("Wa1 Wa2 Wa3 Wa4 Gb1 Gb2 Gb3 Gb4 Bb5 Bc1 Bc2 Bc3 Bc4")
            .held(2, 1, 3, 4);

    assertThat(stuck.game().play("pass").text()).isEqualTo(stuck.toMove(2).text());
  }

  @Test
  void thePlayersAlternate() {
    GamePosition game = GamePosition.start("zertz");

    assertThat(game.position().toMove()).isEqualTo(1);
    assertThat(game.play("Wd4,d1").position().toMove()).isEqualTo(2);
    assertThat(game.play("Wd4,d1", "Gd5,a1").position().toMove()).isEqualTo(1);
    assertThat(game.play("Wd4,d1", "Gd5,a1", "xd4Gd6").position().toMove()).isEqualTo(2);
  }

  @Test
  void capturesPassesAndPlacementsWithoutRemovalRaiseTheCounter() {
    Setup capture = Setup.of("zertz:stall=9").with("Wd4 Gd5").counter(3);
    Setup pass =
        Setup.of("zertz:stall=9")
            .only("a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 g1 g2")
            .with("Wa1 Wa2 Wa3 Wa4 Gb1 Gb2 Gb3 Gb4 Bb5 Bc1 Bc2 Bc3 Bc4")
            .held(2, 1, 3, 4);
    Setup noRemoval =
        Setup.of("zertz:stall=9")
            .with("Wa1 Wa2 Wa3 Wa4 Gb1 Gb5 Gc1 Gc6 Gd1 Gd7 Be1 Be6 Bf1 Bf5 Bg1 Bg2 Bg3 Bg4")
            .counter(7);

    assertThat(capture.game().play("xd4Gd6").position().stallCounter()).isEqualTo(4);
    assertThat(pass.game().play("pass").position().stallCounter()).isEqualTo(1);
    assertThat(noRemoval.game().play("Wd4").position().stallCounter()).isEqualTo(8);
  }

  @Test
  void aRingThatLeavesTheBoardResetsTheCounter() {
    Setup removal = Setup.of("zertz:stall=9").counter(8);
    Setup claimOnly =
        Setup.of("zertz:stall=9")
            .only("d4 d5 e4 e3 d3 c3 c4 a1")
            .with("Wd5 Ge4 Be3 Wd3 Gc3 Bc4")
            .counter(8);

    assertThat(removal.game().play("Wd4,d1").position().stallCounter()).isZero();
    assertThat(claimOnly.game().play("Wa1xWa1").position().stallCounter()).isZero();
    assertThat(claimOnly.game().play("Wa1").position().stallCounter()).isEqualTo(9);
  }

  @Test
  void withoutStallTheCounterStays0() {
    GamePosition game = Setup.of("zertz").with("Wd4 Gd5").game().play("xd4Gd6");

    assertThat(game.position().stallCounter()).isZero();
    assertThat(game.text()).endsWith(" 2");
  }

  @Test
  void theStallBoundsTheLengthOfAGame() {
    assertThat(ZertzRules.parse("zertz:stall=12").maxPlies()).hasValue(38 * 12);
    assertThat(ZertzRules.parse("zertz:rings=61,stall=999").maxPlies()).hasValue(62 * 999);
    assertThat(ZertzRules.standard().maxPlies()).isEmpty();
    assertThat(ZertzRules.parse("zertz:capture=retract,stall=12").maxPlies()).isEmpty();
  }
}
