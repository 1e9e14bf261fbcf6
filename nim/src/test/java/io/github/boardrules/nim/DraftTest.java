package io.github.boardrules.nim;

import static io.github.boardrules.fixtures.DraftAssertions.assertComplete;
import static io.github.boardrules.fixtures.DraftAssertions.assertDeadEnd;
import static io.github.boardrules.fixtures.DraftAssertions.assertEntered;
import static io.github.boardrules.fixtures.DraftAssertions.assertPrompt;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How people enter a move step by step, and which steps may follow. */
class DraftTest {
  @Test
  void ballsAreEnteredInAnyOrder() {
    GamePosition start = GamePosition.start("one-two-three");

    assertEntered(start, "b2+c2", "cell:b2,cell:c2");
    for (String steps : List.of("a1,cell:a2,cell:a3", "a3,cell:a2,cell:a1", "a1,cell:a3,cell:a2")) {
      assertComplete(start, "cell:" + steps, "a1+a2+a3");
    }
    // So a ball that does not fit must be explained.
    assertThat(GridRules.standard().moveEntry().canChooseAnotherPiece()).isFalse();
  }

  @Test
  void aMoveOnAHeapIsEnteredByTheFirstBallThatIsTakenAndOnALargeHeapByDigits() {
    GamePosition start = GamePosition.start("heaps:sizes=2-30");

    assertEntered(start, "1:2", "cell:a1");
    assertComplete(start, "cell:a1", "1:2");
    assertComplete(start, "cell:b1", "1:1");
    assertEntered(start, "2:7", "cell:h2");
    assertEntered(start, "2:20", "cell:c2,cell:k2");
    assertComplete(start, "cell:d2", "2:3", "cell:k2");
    assertComplete(start, "cell:d2,cell:k2", "2:30");
    assertComplete(GamePosition.start("heaps:sizes=99"), "cell:j1,cell:j1", "1:99");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          one-two-three | oooo/oooo/oooo/o..o 1 | empty-cell | b1 b1,a1
          one-two-three | oooo/oooo/oooo/o..o 1 | not-in-line | a1,b2
          one-two-three | oooo/oooo/oooo/o..o 1 | too-many | a2,b2,c2,d2
          one-two-three | oooo/oooo/oooo/o..o 1 | not-touching | a1,c1 a1,d1 d1,b1 a1,a4
          # no rule of the page explains these steps
          one-two-three | oooo/oooo/oooo/o..o 1 | dead-end | a1,a1 e1 h8 a9 a1,a5 x
          heaps:sizes=2-3-4,max=3 | 0-1-4 2 | heap-empty | a1 b1
          heaps:sizes=2-3-4,max=3 | 0-1-4 2 | too-many | a3
          heaps:sizes=2-3-4,max=3 | 0-1-4 2 | not-enough | b2 c2
          # names of no cell
          heaps:sizes=2-3-4,max=3 | 0-1-4 2 | dead-end | c1 a4 a0 a03 a3x 1 zzzzz3 b3,b3
          heaps:sizes=20-20-99,max=8 | 3-0-50 2 | heap-empty | a2 e2
          heaps:sizes=20-20-99,max=8 | 3-0-50 2 | not-enough | e1
          heaps:sizes=99 | 50 1 | not-enough | j1,j1
          heaps:sizes=20-20-99,max=8 | 3-0-50 2 | too-many | b3,b3
          # these touches mean no number
          heaps:sizes=20-20-99,max=8 | 3-0-50 2 | dead-end | a3 j3 b3,a3 b1,b3 j3,j3,j3 l3 aa3
          """)
  void stepsThatLeadNowhereAreExplainedByTheRuleThatTheyBreak(
      String variant, String position, String reason, String sequences) {
    for (String steps : sequences.split(" ", -1)) {
      String cells = "cell:" + steps.replace(",", ",cell:");
      assertDeadEnd(GamePosition.of(variant, position), cells, reason);
    }
  }

  @Test
  void aPromptSaysWhatToDoNext() {
    GamePosition start = GamePosition.start("one-two-three");
    GamePosition large = GamePosition.start("heaps:sizes=30-40");

    assertPrompt(start, "", "ball");
    assertPrompt(start, "cell:a1", "more-or-play");
    assertPrompt(start, "cell:a1,cell:a3", "more");
    assertPrompt(start, "cell:a1,cell:a2,cell:a3", "prompt.complete");
    assertPrompt(GamePosition.start("triangle"), "", "from");
    assertPrompt(GamePosition.start("heaps:sizes=2-30"), "", "from-or-digit");
    assertPrompt(GamePosition.start("heaps:sizes=2-30,max=3"), "", "from-or-number");
    assertPrompt(GamePosition.start("heaps:sizes=21,max=3"), "", "number");
    assertPrompt(large, "", "digit");
    assertPrompt(large, "cell:d1", "digit-or-play");
  }
}
