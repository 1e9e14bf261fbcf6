package io.github.boardrules.nim;

import static io.github.boardrules.fixtures.DraftAssertions.assertComplete;
import static io.github.boardrules.fixtures.DraftAssertions.assertDeadEnd;
import static io.github.boardrules.fixtures.StepAssertions.assertComplete;
import static io.github.boardrules.fixtures.StepAssertions.assertEntered;
import static io.github.boardrules.fixtures.StepAssertions.assertNext;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How people enter a move step by step, and which steps may follow. */
class DraftTest {
  private static final String HEAPS = "heaps:sizes=2-3-4,max=3";

  private static GamePosition holes() {
    return Setup.of("one-two-three").without("b1 c1").position();
  }

  @Test
  void ballsOnAGridAreEnteredOneByOne() {
    GamePosition start = GamePosition.start("one-two-three");

    assertEntered(start, "b2+c2", "cell:b2,cell:c2");
    assertComplete(start, "cell:b2,cell:c2,cell:d2", "b2+c2+d2");
  }

  @Test
  void ballsAreEnteredInAnyOrder() {
    GamePosition start = GamePosition.start("one-two-three");

    for (String steps :
        new String[] {
          "cell:a1,cell:a2,cell:a3", "cell:a3,cell:a2,cell:a1", "cell:a1,cell:a3,cell:a2"
        }) {
      assertComplete(start, steps, "a1+a2+a3");
    }
  }

  @Test
  void theDraftNamesTheBallsThatMayFollow() {
    GamePosition corner = Setup.of("one-two-three").with("a1 b1 c1 d1 a2 a3 d4").position();

    assertNext(corner, "", "cell:a1,cell:b1,cell:c1,cell:d1,cell:a2,cell:a3,cell:d4");
    assertComplete(corner, "cell:a1", "a1", "cell:b1,cell:c1,cell:a2,cell:a3");
    assertComplete(corner, "cell:a1,cell:b1", "a1+b1", "cell:c1");
    assertNext(corner, "cell:a1,cell:c1", "cell:b1");
    assertComplete(corner, "cell:d4", "d4");
  }

  @Test
  void withoutTouchingAnyOtherBallOfTheLineMayFollow() {
    GamePosition given = Setup.of("one-two-three:touch=no").with("a1 c1 d1 a4 b2").position();

    assertComplete(given, "cell:a1", "a1", "cell:c1,cell:d1,cell:a4");
    assertComplete(given, "cell:d1,cell:a1", "a1+d1", "cell:c1");
  }

  @Test
  void aMoveOnAHeapIsEnteredByTheFirstBallThatIsTaken() {
    GamePosition start = GamePosition.start("heaps:sizes=2-3-10");

    assertEntered(start, "2:2", "cell:b2");
    assertComplete(start, "cell:b2", "2:2");
    assertComplete(start, "cell:c2", "2:1");
    assertComplete(start, "cell:a2", "2:3");
  }

  @Test
  void aMoveOnALargeHeapIsEnteredByDigits() {
    GamePosition start = GamePosition.start("heaps:sizes=2-30");

    assertEntered(start, "2:7", "cell:h2");
    assertEntered(start, "2:20", "cell:c2,cell:k2");
    assertComplete(start, "cell:d2", "2:3", "cell:k2");
    assertComplete(
        start,
        "cell:c2",
        "2:2",
        "cell:b2,cell:c2,cell:d2,cell:e2,cell:f2,cell:g2,cell:h2,cell:i2,cell:j2,cell:k2");
    assertComplete(start, "cell:d2,cell:k2", "2:30");
    assertNext(GamePosition.of("heaps:sizes=2-30", "0-2 1"), "", "cell:b2,cell:c2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cell:a2 | heap-empty",
        "cell:e2 | heap-empty",
        "cell:e1 | not-enough",
        "cell:b3,cell:b3 | too-many",
        // these touches mean no number
        "cell:a3 | dead-end",
        "cell:j3 | dead-end",
        "cell:b3,cell:a3 | dead-end",
        "cell:b1,cell:b3 | dead-end",
        "cell:j3,cell:j3,cell:j3 | dead-end",
        "cell:l3 | dead-end",
        "cell:aa3 | dead-end",
        "cell:b3,word:pass | dead-end"
      })
  void digitsThatLeadNowhereAreExplainedByTheRuleThatTheyBreak(String steps, String reason) {
    assertDeadEnd(GamePosition.of("heaps:sizes=20-20-99,max=8", "3-0-50 2"), steps, reason);
  }

  @Test
  void onlyBallsThatMayBeTakenAreOffered() {
    assertNext(
        GamePosition.start(HEAPS),
        "",
        "cell:a1,cell:b1,cell:a2,cell:b2,cell:c2,cell:b3,cell:c3,cell:d3");
    assertNext(GamePosition.of(HEAPS, "0-1-4 2"), "", "cell:a2,cell:b3,cell:c3,cell:d3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cell:b1 | empty-cell",
        "cell:b1,cell:a1 | empty-cell",
        "cell:a1,cell:b2 | not-in-line",
        "cell:a1,cell:d1 | not-touching",
        "cell:a2,cell:b2,cell:c2,cell:d2 | too-many",
        "cell:a1,cell:c1 | not-touching",
        "cell:d1,cell:b1 | not-touching",
        "cell:a1,cell:a4 | not-touching",
        // no rule of the page explains these steps
        "cell:a1,cell:a1 | dead-end",
        "cell:e1 | dead-end",
        "cell:h8 | dead-end",
        "cell:a9 | dead-end",
        "cell:a1,cell:a5 | dead-end",
        "cell:x | dead-end",
        "word:pass | dead-end",
        "cell:a1,word:pass | dead-end",
        "piece:ball | dead-end"
      })
  void stepsOnAGridThatLeadNowhereAreExplainedByTheRuleThatTheyBreak(String steps, String reason) {
    assertDeadEnd(holes(), steps, reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cell:a1 | heap-empty",
        "cell:b1 | heap-empty",
        "cell:a3 | too-many",
        // an empty cell of a heap that has balls
        "cell:b2 | dead-end",
        "cell:c2 | dead-end",
        "cell:c1 | dead-end",
        "cell:a4 | dead-end",
        "cell:a0 | dead-end",
        "cell:a03 | dead-end",
        "cell:a3x | dead-end",
        "cell:1 | dead-end",
        "cell:zzzzz3 | dead-end",
        "cell:b3,cell:b3 | dead-end",
        "word:pass | dead-end"
      })
  void stepsOnHeapsThatLeadNowhereAreExplainedByTheRuleThatTheyBreak(String steps, String reason) {
    assertDeadEnd(GamePosition.of(HEAPS, "0-1-4 2"), steps, reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"''", "cell:a1", "cell:a1,cell:b2", "cell:z9", "word:pass"})
  void onceTheGameIsOverAllStepsAreRefused(String steps) {
    assertDeadEnd(Setup.of("one-two-three").position(), steps, "game-over");
    assertDeadEnd(GamePosition.of(HEAPS, "0-0-0 2"), steps, "game-over");
  }
}
