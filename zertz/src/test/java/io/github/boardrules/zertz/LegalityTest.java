package io.github.boardrules.zertz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * RULES.md, "Legality": facts and sentences. The second model knows the reasons and their cells.
 */
class LegalityTest {
  /** d4 can jump over d5; e3 has a marble behind it, and c4 is vacant. */
  private static final Setup CAPTURES =
      Setup.of("zertz").gone("a1").with("Wd4 Gd5 We3 Gf2 Bb1 Gb2 Wb4").held(1, 2, 0, 0);

  /** a2 is the last vacancy of the corner a1 a2 b1; g1 hangs on the board by g2 alone. */
  private static final Setup GROUPS =
      Setup.of("zertz")
          .gone("a3 b2 b3 c1 c2 f1 f2")
          .with("Ga1 Bb1 Wg1")
          .held(1, 2, 0, 0)
          .held(2, 2, 0, 0);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "xa1Ga3     | {cell=a1}",
        "xd4Gd7     | {from=d4, to=d7}",
        "xd4Bb4     | {from=d4, over=c4, to=b4}",
        "xd4Wf2     | {from=d4, over=e3, to=f2}",
        "xd4Wd6     | {marble=G, over=d5}",
        "xb1Gb3     | {cell=b3, next=b5}",
        "Bg4,a2     | {example=xb1Gb3Wb5}",
      })
  void theFactsOfACaptureHoldWhatTheSentencesNeed(String move, String facts) {
    assertFacts(CAPTURES, move, facts);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Wd4,g4     | {marble=W}",
        "Gd4,g2xGd4 | {groups=g1}",
        "Ga2,g2xGa2 | {groups=a1 a2 b1; g1}",
        "Gd4,g4xGd4 | {groups=}",
        "Gd4        | {rings=a2 a4 b4 b5 c3 c6 d1 d2 d7 e1 e2 e6 f5 g2 g3 g4}",
      })
  void theFactsOfAPlacementHoldWhatTheSentencesNeed(String move, String facts) {
    assertFacts(GROUPS, move, facts);
  }

  private static void assertFacts(Setup setup, String move, String facts) {
    assertThat(new TreeMap<>(setup.game().refusal(move).facts())).hasToString(facts);
  }

  @Test
  void theSentencesNameMarblesAndGroups() {
    assertThat(GROUPS.game().refusal("Wd4,g4").message())
        .isEqualTo("There is no white marble to place.");
    assertThat(GROUPS.game().refusal("Ga2,g2xGa2").message())
        .endsWith("each group whole. Such groups: a1 a2 b1; g1.");
    assertThat(GROUPS.game().refusal("Gd4,g4xGd4").message())
        .isEqualTo("This turn neither cuts off nor fills a group, so no marbles can be claimed.");
  }

  /** Lapses end games too seldom in random play: with a goal, or with the stall. */
  @Test
  void aLapseThatWouldEndTheGameIsRefused() {
    GamePosition goal =
        Setup.of("zertz:capture=retract")
            .only("d4 d5 d6 a1 g1")
            .with("Gd4 Gd5")
            .held(1, 2, 0, 0)
            .game();

    goal.assertRefused("Wa1,g1xWa1", "must-capture", "d4");
    assertThat(goal.legal("Wa1,g1")).containsExactly("Wa1,g1");
    assertThat(lastFreeRing("").reason("Ba1")).isEqualTo("legal");
    assertThat(lastFreeRing(",stall=1").reason("Ba1xBa1")).isEqualTo("legal");
    lastFreeRing(",stall=1").assertRefused("Ba1", "must-capture", "d6", "e6", "f6");
  }

  /** e6, d6 and f6 can jump in a group without free rings; a1 is a ring alone. */
  private static GamePosition lastFreeRing(String options) {
    return Setup.of("zertz:rings=61,capture=retract" + options)
        .only("a1 e5 e6 f5 f4 e4 d4 d5 e7 f6 g5 g4 g3 f3 e3 d3 c3 c4 c5 d6")
        .with("We7 Wf6 Wg5 Gg4 Gg3 Gf3 Ge3 Bd3 Bc3 Bc4 Bc5 Bd6 We5 Ge6")
        .game();
  }
}
