package io.github.boardrules.pikkpakk;

import static io.github.boardrules.fixtures.DraftAssertions.assertDeadEnd;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a draft explains steps that lead to no legal move. */
class DraftRefusalTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk:start=joint | cell:e5 | occupied",
        "pikkpakk:start=joint | cell:a1 | wrong-cell",
        "pikkpakk:start=joint | cell:k11 | off-board",
        "pushfour | cell:a1 | wrong-cell",
        "pushfour | cell:e5 | wrong-cell",
        "pikkpakk | cell:a1 | no-ball",
        "pikkpakk | cell:c8 | no-majority",
        "abalone | cell:a9 | no-majority",
        "abalone | cell:c1,cell:d5 | no-ball",
        "pikkpakk | cell:b5,cell:c8 | no-majority",
        "inlay | cell:a1 | no-ball",
        "pikkpakk | cell:c8,word:u | no-majority",
        "pikkpakk | cell:b5,word:u,word:u | too-many-steps",
        "pikkpakk:push=square | cell:c8,word:d | no-majority",
        "abalone | cell:a5 | no-ball",
        "abalone:start=joint | cell:a1 | wrong-cell",
        "abalone | cell:a1,word:u,word:u | too-many-steps",
        "abalone | cell:a2,word:d | own-off",
        "abalone | cell:a9,word:d | no-majority",
        "abalone | cell:a5,word:u | no-ball",
        "abalone | cell:b1,word:l | not-rear",
        "abalone:steps=exact | cell:a1,word:u,word:u,word:u | too-many-steps",
        "abalone:side=yes | cell:a1,cell:c1,word:u | blocked",
        "abalone:side=yes | cell:c1,cell:a1,word:u | blocked",
        "abalone:side=yes | cell:a1,cell:a2,word:r | blocked",
        "abalone:side=yes | cell:a2,cell:a1,word:r | blocked",
        "abalone:side=yes | cell:a8,cell:c8,word:d | not-pure",
      })
  void aDeadEndIsExplainedByTheRuleThatItBreaks(String variant, String steps, String reason) {
    assertDeadEnd(GamePosition.start(variant), steps, reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pikkpakk | word:pass",
        "pikkpakk | piece:light",
        "abalone | cell:a1,word:u,word:l",
        "abalone | cell:c1,cell:d1",
        "abalone:side=yes | cell:a2,cell:c2,cell:d2",
        "pushfour | cell:a5,cell:a5",
      })
  void whatIsNoWayToAMoveIsADeadEnd(String variant, String steps) {
    assertDeadEnd(GamePosition.start(variant), steps, "dead-end");
  }

  @ParameterizedTest
  @CsvSource({"''", "cell:e5", "'cell:b2,word:u'", "word:u"})
  void onceTheGameIsOverEverythingIsADeadEnd(String steps) {
    assertDeadEnd(Setup.of("pikkpakk", "c6 c8 b7 d7 l, c7 t").position(), steps, "game-over");
  }
}
