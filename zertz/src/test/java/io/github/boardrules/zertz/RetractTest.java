package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "Legal moves", "capture=retract". */
class RetractTest {
  private static final String RETRACT = "zertz:capture=retract";

  /** Player 1 can capture in two ways. */
  private static Setup twoCaptures() {
    return Setup.of(RETRACT).with("Wd4 Gd5");
  }

  @Test
  void aCaptureMayBeIgnored() {
    Table table = twoCaptures().table();

    // 35 vacant rings, of which 18 are free.
    assertThat(table.legal("x")).containsExactlyInAnyOrder("xd4Gd6", "xd5Wd3");
    assertThat(table.legal()).hasSize(2 + 3 * (17 * 18 + 18 * 17)).contains("Bg4,a1");
    assertThat(table.reason("retract")).isEqualTo("nothing-to-retract");
  }

  @Test
  void theChainsAreThoseOfForcedCaptures() {
    assertThat(twoCaptures().table().legal("x"))
        .isEqualTo(Setup.of("zertz").with("Wd4 Gd5").table().legal());
  }

  @Test
  void afterALapseThePositionBeforeItIsKept() {
    Table table = twoCaptures().table().play("Bg4,a1");

    assertThat(table.text())
        .isEqualTo(
            Setup.of(RETRACT)
                .gone("a1")
                .with("Wd4 Gd5 Bg4")
                .toMove(2)
                .lapseFrom(twoCaptures())
                .text());
    assertThat(table.position().lapse()).hasValue(twoCaptures().table().position());
    assertThat(table.position().isBound()).isFalse();
  }

  @Test
  void aPlacementWithoutACaptureIsNoLapse() {
    Table table = Table.start(RETRACT).play("Wd4,d1");

    assertThat(table.position().lapse()).isEmpty();
    assertThat(table.text()).endsWith(" 2 -");
    assertThat(table.reason("retract")).isEqualTo("nothing-to-retract");
  }

  @Test
  void theOpponentMayHaveALapseTakenBack() {
    Table table = twoCaptures().table().play("Bg4,a1");

    assertThat(table.legal()).contains("retract", "xd4Gd6", "Bg1,a2");
    assertThat(table.play("retract").text()).isEqualTo(twoCaptures().bound().text());
    assertThat(table.play("retract").position().isBound()).isTrue();
    assertThat(table.play("retract").position().toMove()).isEqualTo(1);
  }

  @Test
  void aBoundPlayerHasOnlyTheWholeChains() {
    Table bound = twoCaptures().table().play("Bg4,a1", "retract");

    assertThat(bound.legal()).containsExactlyInAnyOrder("xd4Gd6", "xd5Wd3");
    assertThat(bound.reason("Bg4,a1")).isEqualTo("must-capture");
    assertThat(bound.reason("pass")).isEqualTo("must-capture");
    assertThat(bound.reason("retract")).isEqualTo("nothing-to-retract");
  }

  @Test
  void theDutyEndsWithTheCapture() {
    Table table = twoCaptures().table().play("Bg4,a1", "retract", "xd4Gd6");

    assertThat(table.text())
        .isEqualTo(Setup.of(RETRACT).with("Wd6").held(1, 0, 1, 0).toMove(2).text());
    assertThat(table.position().isBound()).isFalse();
  }

  @Test
  void player2LapsesAndIsBoundLikePlayer1() {
    Setup before = Setup.of(RETRACT).with("Wd4 Gd5").toMove(2);
    Table bound = before.table().play("Bg4,a1", "retract");

    assertThat(bound.text()).isEqualTo(before.bound().text());
    assertThat(bound.play("xd5Wd3").held(2)).isEqualTo("1,0,0");
  }

  @Test
  void aCaptureDropsTheLapse() {
    Table table = twoCaptures().table().play("Bg4,a1", "xd4Gd6");

    assertThat(table.position().lapse()).isEmpty();
    assertThat(table.reason("retract")).isEqualTo("nothing-to-retract");
    assertThat(table.held(2)).isEqualTo("0,1,0");
  }

  @Test
  void aPlacementThatIsNoLapseDropsTheLapse() {
    // The lapse fills the only landing, so nobody can capture afterwards.
    Table table = Setup.of(RETRACT).gone("d3 d7").with("Wd4 Gd5").table().play("Bd6,a1");

    assertThat(table.legal("x")).isEmpty();
    assertThat(table.legal()).contains("retract", "Gg1,a2");
    assertThat(table.play("Gg1,a2").position().lapse()).isEmpty();
    assertThat(table.play("Gg1,a2").reason("retract")).isEqualTo("nothing-to-retract");
  }

  @Test
  void aPassDropsTheLapse() {
    Table table = lastMarbles().table().play("Wg3,e1");

    assertThat(table.legal()).containsExactlyInAnyOrder("pass", "retract");
    assertThat(table.play("pass").position().lapse()).isEmpty();
    assertThat(table.play("retract").text()).isEqualTo(lastMarbles().bound().text());
  }

  @Test
  void aLapseMayBeAnsweredWithALapse() {
    Table first = twoCaptures().table().play("Bg4,a1");
    Table second = first.play("Bg1,a2");

    // The position between keeps nothing of the first lapse.
    Setup between = Setup.of(RETRACT).gone("a1").with("Wd4 Gd5 Bg4").toMove(2);
    assertThat(second.text())
        .isEqualTo(
            Setup.of(RETRACT).gone("a1 a2").with("Wd4 Gd5 Bg4 Bg1").lapseFrom(between).text());
    assertThat(second.play("retract").text()).isEqualTo(between.bound().text());
    assertThat(second.play("retract").reason("retract")).isEqualTo("nothing-to-retract");
  }

  @Test
  void aLapseThatWouldFillTheBoardIsRefused() {
    Table table = Setup.of(RETRACT).only("d4 d5 d6 a1").with("Wd4 Gd5").table();

    assertThat(table.legal()).containsExactly("xd4Gd6");
    assertThat(table.reason("Bd6,a1")).isEqualTo("must-capture");
    assertThat(table.reason("Ba1,d6")).isEqualTo("must-capture");
  }

  @Test
  void aLapseThatWouldReachAGoalIsRefused() {
    Table table = Setup.of(RETRACT).only("d4 d5 d6 a1 g1").with("Gd4 Gd5").held(1, 2, 0, 0).table();

    assertThat(table.reason("Wa1,g1xWa1")).isEqualTo("must-capture");
    assertThat(table.reason("Wa1,g1")).isEqualTo(Table.LEGAL);
    assertThat(table.reason("Ba1,g1xBa1")).isEqualTo(Table.LEGAL);
    assertThat(table.legal("Wa1,g1")).containsExactly("Wa1,g1");
  }

  @Test
  void aLapseThatWouldLeaveNobodyAMarbleIsRefused() {
    Table table = lastMarbles().with("Wf5").held(1, 0, 0, 1).table();

    assertThat(table.reason("Bg3,e1")).isEqualTo("must-capture");
    assertThat(table.reason("Be1,e3")).isEqualTo(Table.LEGAL);
    assertThat(table.legal("B")).doesNotContain("Bg3,e1").contains("Be1,e3");
  }

  @Test
  void aLapseThatWouldReachTheStallIsRefused() {
    assertThat(noFreeRing("zertz:capture=retract,stall=1").table().reason("Be3"))
        .isEqualTo("must-capture");
    assertThat(noFreeRing("zertz:capture=retract,stall=1").table().legal())
        .allMatch(move -> move.startsWith("x"));
    assertThat(noFreeRing("zertz:capture=retract,stall=2").table().reason("Be3"))
        .isEqualTo(Table.LEGAL);
  }

  @Test
  void retractBringsTheCounterBack() {
    Setup before = noFreeRing("zertz:capture=retract,stall=9").counter(4);
    Table lapsed = before.table().play("Be3");

    assertThat(lapsed.position().stallCounter()).isEqualTo(5);
    assertThat(lapsed.play("retract").position().stallCounter()).isEqualTo(4);
    assertThat(lapsed.play("retract").text()).isEqualTo(before.bound().text());
  }

  /** g1 can jump g2; the pool is empty, and only player 1 holds marbles, a white and a black. */
  private static Setup lastMarbles() {
    return Setup.of(RETRACT)
        .only("a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 c6 e1 e3 e5 e6 g1 g2 g3")
        .with("Wa1 Wa2 Wa3 Ga4 Gb1 Gb2 Gb3 Gb4 Gb5 Gc1 Bc2 Bc3 Bc4 Bc5 Bc6 Be5 Be6 Wg1 Bg2")
        .held(1, 1, 0, 1);
  }

  /** All of the rim is occupied, so no ring is free; d4 and d5 can jump each other. */
  private static Setup noFreeRing(String variant) {
    return Setup.of(variant)
        .with("Wa1 Wa2 Wa3 Wa4 Gb1 Gb5 Gc1 Gc6 Gd1 Gd7 Be1 Be6 Bf1 Bf5 Bg1 Bg2 Bg3 Bg4")
        .with("Wd4 Gd5");
  }
}
