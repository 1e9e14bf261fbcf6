package io.github.boardrules.colorfield;

import static io.github.boardrules.fixtures.DraftAssertions.assertDeadEnd;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Why steps that lead to no legal move are rejected. */
class DraftRefusalTest {

  /** Green on white e4 takes a6 and j5; yellow on yellow; red on red beside the middle. */
  private static GamePosition crossing(String variant) {
    return Setup.of(variant).with("Ge4 Yc2 Wc1 Rd4 Rx1 ba6 yj5 gh3 ry1").gamePosition();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cell:k1                 | no-such-field",
        "cell:zz99               | no-such-field",
        "cell:a1                 | empty-field",
        "cell:x2                 | empty-field",
        "cell:a6                 | not-your-piece",
        "cell:y1                 | not-your-piece",
        "cell:e4,cell:k1         | no-such-field",
        "cell:a1,cell:a2         | empty-field",
        "cell:a6,cell:a7         | not-your-piece",
        "cell:e4,cell:e6         | not-adjacent",
        "cell:e4,cell:e4         | not-adjacent",
        "cell:c1,cell:x1         | gate-closed",
        "cell:c1,cell:c2         | occupied",
        "cell:e4,cell:e5         | middle-red-only",
        "cell:c2,cell:b2         | own-colour",
        "cell:d4,cell:e5         | own-colour",
        "cell:e4,cell:d3,cell:a6 | no-capture",
        "cell:e4,cell:f4,cell:h3 | wrong-captive",
        "cell:e4,cell:f4,cell:e4 | wrong-captive",
        "cell:e4,cell:f4,cell:y1 | wrong-captive",
        // no rule forbids these, but no legal move begins with them
        "cell:?                  | dead-end",
        "cell:a01                | dead-end",
        "cell:a100               | dead-end",
        "word:pass               | dead-end",
        "piece:G                 | dead-end",
        "cell:e4,word:x          | dead-end",
        "cell:e4,cell:f4,cell:a6,cell:j5 | dead-end",
      })
  void aDeadEndIsExplainedByTheRuleThatItBreaks(String steps, String reason) {
    assertDeadEnd(crossing("colorfield"), steps, reason);
    assertDeadEnd(crossing("colorfield:force=step"), steps, reason);
  }

  @ParameterizedTest
  @CsvSource({
    "'cell:e4,cell:d3', must-capture-step",
    "'cell:x1,cell:b1', must-capture-step",
    "'cell:c2,cell:b3', must-capture-step",
    // all steps of these pieces take nothing
    "cell:x1, must-capture-step",
    "cell:c2, must-capture-step"
  })
  void withForceStepAPieceThatTakesNothingHasNoMove(String steps, String reason) {
    assertDeadEnd(crossing("colorfield:force=step"), steps, reason);
  }

  @ParameterizedTest
  @CsvSource({
    "''",
    "cell:e4",
    "cell:k1",
    "'cell:e4,cell:d3'",
    "'cell:e4,cell:f4,cell:a6'",
    "word:pass"
  })
  void whenTheGameIsOverEveryStepIsRejected(String steps) {
    assertDeadEnd(GamePosition.of("colorfield", "1 0 ba6,Ge4,re5,Rx1"), steps, "game-over");
    assertDeadEnd(GamePosition.of("colorfield:quiet=9", "1 9 ba6,Ge4,Rx1,ry1"), steps, "game-over");
  }
}
