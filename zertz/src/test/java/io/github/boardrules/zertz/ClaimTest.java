package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** RULES.md, "Legal moves", "Claims": which groups may be claimed; "Decisions", 4 to 7 and 11. */
class ClaimTest {
  private static final String OPTIONAL = "zertz";
  private static final String AUTOMATIC = "zertz:claim=automatic";

  /** Removing d4 cuts off d5 and e3; g1 is alone. */
  private static Setup threeGroups(String variant) {
    return Setup.of(variant).only("a1 d4 d5 e3 g1").with("Wd5 Ge3");
  }

  @Test
  void aGroupCutOffByTheRemovalCanBeClaimedOrLeft() {
    assertThat(Setup.hangingByB2(OPTIONAL).game().legal("Bd7,b2"))
        .containsExactlyInAnyOrder("Bd7,b2", "Bd7,b2xWa1Wa2");
  }

  @Test
  void aGroupWhoseLastTwoVacanciesAreFilledAndRemovedCanBeClaimed() {
    GamePosition game = Setup.of(OPTIONAL).only("a1 g1 d3 d4 d5").with("Wd5").game();

    assertThat(game.legal("Gd4,d3")).containsExactlyInAnyOrder("Gd4,d3", "Gd4,d3xGd4Wd5");
    assertThat(game.legal("Gd3,"))
        .containsExactlyInAnyOrder(
            "Gd3,a1", "Gd3,g1", "Gd3,d4", "Gd3,d4xWd5", "Gd3,d4xGd3", "Gd3,d4xGd3Wd5");
  }

  @Test
  void anySubsetOfTwoGroupsCanBeClaimed() {
    assertThat(Setup.twoGroups(OPTIONAL).game().legal("Wa2,g2"))
        .containsExactlyInAnyOrder(
            "Wa2,g2", "Wa2,g2xGa1Wa2Bb1", "Wa2,g2xWg1", "Wa2,g2xGa1Wa2Bb1Wg1");
  }

  @Test
  void anySubsetOfThreeGroupsCanBeClaimed() {
    assertThat(threeGroups(OPTIONAL).game().legal("Bg1,d4"))
        .containsExactlyInAnyOrder(
            "Bg1,d4",
            "Bg1,d4xWd5",
            "Bg1,d4xGe3",
            "Bg1,d4xBg1",
            "Bg1,d4xWd5Ge3",
            "Bg1,d4xWd5Bg1",
            "Bg1,d4xGe3Bg1",
            "Bg1,d4xWd5Ge3Bg1");
  }

  @Test
  void automaticClaimsTakeAllGroups() {
    assertThat(Setup.hangingByB2(AUTOMATIC).game().legal("Bd7,b2"))
        .containsExactly("Bd7,b2xWa1Wa2");
    assertThat(Setup.twoGroups(AUTOMATIC).game().legal("Wa2,d7"))
        .containsExactly("Wa2,d7xGa1Wa2Bb1");
    assertThat(Setup.twoGroups(AUTOMATIC).game().legal("Wa2,g2"))
        .containsExactly("Wa2,g2xGa1Wa2Bb1Wg1");
    assertThat(threeGroups(AUTOMATIC).game().legal("Bg1,d4")).containsExactly("Bg1,d4xWd5Ge3Bg1");
  }

  @Test
  void marblesThatTheFilledRingJoinsAreOneGroup() {
    GamePosition game = threeGroups(OPTIONAL).game();

    assertThat(game.legal("Bd4,a1")).containsExactlyInAnyOrder("Bd4,a1", "Bd4,a1xBd4Wd5Ge3");
    assertThat(game.reason("Bd4,a1xWd5")).isEqualTo("not-claimable");
    assertThat(game.reason("Bd4,a1xWd5Ge3")).isEqualTo("not-claimable");
  }

  @Test
  void aGroupThatWasFullBeforeCanNeverBeClaimed() {
    for (String variant : new String[] {OPTIONAL, AUTOMATIC}) {
      GamePosition game = Setup.of(variant).gone("a3 b1 b2 b3").with("Wa1 Wa2").game();

      assertThat(game.legal("Bd7,d1")).containsExactly("Bd7,d1");
      assertThat(game.reason("Bd7,d1xWa1Wa2")).isEqualTo("not-claimable");
    }
  }

  @Test
  void ifNoVacantRingIsLeftThereIsNothingToClaim() {
    for (String variant : new String[] {OPTIONAL, AUTOMATIC}) {
      GamePosition game = Setup.of(variant).only("a1 d4 d5 e3").with("Wd5 Ge3").game();

      assertThat(game.legal("B")).containsExactlyInAnyOrder("Bd4,a1", "Ba1,d4");
      assertThat(game.reason("Bd4,a1xBd4Wd5Ge3")).isEqualTo("not-claimable");
      assertThat(game.reason("Ba1,d4xBa1")).isEqualTo("not-claimable");
      assertThat(game.reason("Ba1,d4xWd5")).isEqualTo("not-claimable");
      assertThat(game.play("Ba1,d4").status()).isEqualTo("win 1 full-board");
    }
  }
}
