package io.github.boardrules.nim;

import static io.github.boardrules.fixtures.DraftAssertions.assertComplete;
import static io.github.boardrules.fixtures.DraftAssertions.assertDeadEnd;
import static io.github.boardrules.fixtures.StepAssertions.assertComplete;
import static io.github.boardrules.fixtures.StepAssertions.assertEntered;
import static io.github.boardrules.fixtures.StepAssertions.assertNext;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How people enter a move step by step, and which steps may follow. */
class DraftTest {
  private static final String HEAPS = "heaps:sizes=2-3-4,max=3";

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
    // So a ball that does not fit must be explained.
    assertThat(GridRules.standard().moveEntry().canChooseAnotherPiece()).isFalse();
  }

  @Test
  void theDraftNamesTheBallsThatMayFollow() {
    GamePosition corner = Setup.of("one-two-three").with("a1 b1 c1 d1 a2 a3 d4").position();

    assertNext(corner, "", "cell:a1,cell:b1,cell:c1,cell:d1,cell:a2,cell:a3,cell:d4");
    assertComplete(corner, "cell:a1", "a1", "cell:b1,cell:c1,cell:a2,cell:a3");
    assertComplete(corner, "cell:a1,cell:b1", "a1+b1", "cell:c1");
    assertNext(corner, "cell:a1,cell:c1", "cell:b1");
  }

  @Test
  void aMoveOnAHeapIsEnteredByTheFirstBallThatIsTaken() {
    GamePosition start = GamePosition.start("heaps:sizes=2-3-10");

    assertEntered(start, "2:2", "cell:b2");
    assertComplete(start, "cell:b2", "2:2");
    assertComplete(start, "cell:c2", "2:1");
  }

  @Test
  void aMoveOnALargeHeapIsEnteredByDigits() {
    GamePosition start = GamePosition.start("heaps:sizes=2-30");

    assertEntered(start, "2:7", "cell:h2");
    assertEntered(start, "2:20", "cell:c2,cell:k2");
    assertComplete(start, "cell:d2", "2:3", "cell:k2");
    assertComplete(start, "cell:d2,cell:k2", "2:30");
    assertNext(GamePosition.of("heaps:sizes=2-30", "0-2 1"), "", "cell:b2,cell:c2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "heap-empty | cell:a2 cell:e2",
        "not-enough | cell:e1",
        "too-many | cell:b3,cell:b3",
        // these touches mean no number
        "dead-end | cell:a3 cell:j3 cell:b3,cell:a3 cell:b1,cell:b3 cell:j3,cell:j3,cell:j3",
        "dead-end | cell:l3 cell:aa3 cell:b3,word:pass"
      })
  void digitsThatLeadNowhereAreExplainedByTheRuleThatTheyBreak(String reason, String steps) {
    assertDeadEnds(GamePosition.of("heaps:sizes=20-20-99,max=8", "3-0-50 2"), steps, reason);
  }

  @Test
  void digitsMayMeanTheLargestNumber() {
    assertComplete(GamePosition.start("heaps:sizes=99"), "cell:j1,cell:j1", "1:99");
    assertDeadEnds(GamePosition.of("heaps:sizes=99", "50 1"), "cell:j1,cell:j1", "not-enough");
  }

  @Test
  void onlyBallsThatMayBeTakenAreOffered() {
    assertNext(GamePosition.of(HEAPS, "0-1-4 2"), "", "cell:a2,cell:b3,cell:c3,cell:d3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "empty-cell | cell:b1 cell:b1,cell:a1",
        "not-in-line | cell:a1,cell:b2",
        "too-many | cell:a2,cell:b2,cell:c2,cell:d2",
        "not-touching | cell:a1,cell:c1 cell:a1,cell:d1 cell:d1,cell:b1 cell:a1,cell:a4",
        // no rule of the page explains these steps
        "dead-end | cell:a1,cell:a1 cell:e1 cell:h8 cell:a9 cell:a1,cell:a5 cell:x",
        "dead-end | word:pass cell:a1,word:pass piece:ball"
      })
  void stepsOnAGridThatLeadNowhereAreExplainedByTheRuleThatTheyBreak(String reason, String steps) {
    assertDeadEnds(Setup.of("one-two-three").without("b1 c1").position(), steps, reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "heap-empty | cell:a1 cell:b1",
        "too-many | cell:a3",
        // an empty cell of a heap that has balls, and names of no cell
        "dead-end | cell:b2 cell:c2 cell:c1 cell:a4 cell:a0 cell:a03 cell:a3x cell:1 cell:zzzzz3",
        "dead-end | cell:b3,cell:b3 word:pass"
      })
  void stepsOnHeapsThatLeadNowhereAreExplainedByTheRuleThatTheyBreak(String reason, String steps) {
    assertDeadEnds(GamePosition.of(HEAPS, "0-1-4 2"), steps, reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"''", "cell:a1", "cell:a1,cell:b2", "cell:z9", "word:pass"})
  void onceTheGameIsOverAllStepsAreRefused(String steps) {
    assertDeadEnd(Setup.of("one-two-three").position(), steps, "game-over");
    assertDeadEnd(GamePosition.of(HEAPS, "0-0-0 2"), steps, "game-over");
  }

  /** Asserts that each of some sequences of steps, separated by spaces, leads to no legal move. */
  private static void assertDeadEnds(GamePosition given, String sequences, String reason) {
    for (String steps : sequences.split(" ", -1)) {
      assertDeadEnd(given, steps, reason);
    }
  }
}
