package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES.md, "Legal moves" and "Legality": claims; "Decisions", 4 to 7 and 11. */
class ClaimTest {
  private static final String OPTIONAL = "zertz";
  private static final String AUTOMATIC = "zertz:claim=automatic";
  private static final String RIM_ON_61 = "We7 Wf6 Wg5 Gg4 Gg3 Gf3 Ge3 Bd3 Bc3 Bc4 Bc5 Bd6";

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
  void anySubsetOfTwoGroupsCanBeClaimed() {
    assertThat(Setup.twoGroups(OPTIONAL).game().legal("Wa2,g2"))
        .containsExactlyInAnyOrder(
            "Wa2,g2", "Wa2,g2xGa1Wa2Bb1", "Wa2,g2xWg1", "Wa2,g2xGa1Wa2Bb1Wg1");
  }

  @Test
  void automaticClaimsTakeAllGroups() {
    assertThat(Setup.hangingByB2(AUTOMATIC).game().legal("Bd7,b2"))
        .containsExactly("Bd7,b2xWa1Wa2");
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
    GamePosition game = Setup.of(AUTOMATIC).only("a1 d4 d5 e3").with("Wd5 Ge3").game();

    assertThat(game.legal("B")).containsExactlyInAnyOrder("Bd4,a1", "Ba1,d4");
    assertThat(game.reason("Bd4,a1xBd4Wd5Ge3")).isEqualTo("not-claimable");
    assertThat(game.play("Ba1,d4").status()).isEqualTo("win 1 full-board");
  }

  /**
   * a2 is the last vacancy of the corner a1 a2 b1; g1 hangs on the board by g2 alone; the group c6
   * d7 has been full before.
   */
  private static Setup corners(String variant) {
    return Setup.of(variant).gone("a3 b2 b3 c1 c2 f1 f2 b5 c5 d6 e6").with("Ga1 Bb1 Wg1 Gc6 Gd7");
  }

  /** e6, d6 and f6 can jump in a group without free rings; a1 is a ring alone. */
  private static Setup lastFreeRing(String options) {
    return Setup.of("zertz:rings=61,capture=retract" + options)
        .only("a1 e5 e6 f5 f4 e4 d4 d5 e7 f6 g5 g4 g3 f3 e3 d3 c3 c4 c5 d6")
        .with(RIM_ON_61 + " We5 Ge6");
  }

  @ParameterizedTest
  @CsvSource({
    // a part of a group
    "'Wa2,g2xWa2',            a2",
    // more than a group
    "'Wa2,g2xWd1',            d1",
    // another colour
    "'Wa2,g2xBg1',            g1",
    // a group that another turn would isolate
    "'Wa2,g4xWg1',            g1",
    // a group that was full before
    "'Wa2,g2xGc6Gd7',         c6 d7",
  })
  void aClaimMustBeExactlyTheMarblesOfSomeGroups(String move, String cells) {
    corners("zertz").game().assertRefused(move, "not-claimable", cells.split(" ", -1));
  }

  @Test
  void theRefusalNamesTheGroupsThatCanBeClaimed() {
    assertThat(corners("zertz").game().refusal("Wa2,g2xWa2").facts())
        .isEqualTo(Map.of("groups", "a1 a2 b1; g1"));
    assertThat(corners("zertz").game().refusal("Wd1,g4xWd1").facts())
        .isEqualTo(Map.of("groups", ""));
    assertThat(corners("zertz").game().refusal("Wa2,g2xWa2").message())
        .endsWith("each group whole. Such groups: a1 a2 b1; g1.");
    assertThat(corners("zertz").game().refusal("Wd1,g4xWd1").message())
        .isEqualTo("This turn neither cuts off nor fills a group, so no marbles can be claimed.");
  }

  @ParameterizedTest
  @CsvSource({
    "'Wa2,g2',              a1 a2 b1 g1",
    "'Wa2,g2xGa1Wa2Bb1',    g1",
  })
  void automaticClaimsIncludeEveryGroup(String move, String left) {
    corners("zertz:claim=automatic").game().assertRefused(move, "must-claim", left.split(" ", -1));
  }

  @Test
  void aLapseThatWouldEndTheGameIsRefused() {
    assertThat(lastFreeRing("").game().reason("Ba1")).isEqualTo("legal");
    assertThat(lastFreeRing(",stall=1").game().reason("Ba1xBa1")).isEqualTo("legal");
    lastFreeRing(",stall=1").game().assertRefused("Ba1", "must-capture", "d6", "e6", "f6");
  }
}
