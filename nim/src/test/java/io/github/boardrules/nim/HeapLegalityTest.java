package io.github.boardrules.nim;

import static io.github.boardrules.testkit.RefusalAssertions.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.core.Refusal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** RULES.md, "Legality": each reason on heaps, before all that come after it in the list. */
class HeapLegalityTest {
  private static final String HEAPS = "heaps:sizes=2-3-4,max=3";

  @ParameterizedTest
  @ValueSource(strings = {"1:1", "2:3", "3:4", "3:99"})
  void nothingIsLegalWhenNoBallIsLeft(String move) {
    assertRefused(GamePosition.of(HEAPS, "0-0-0 1"), move, "game-over");
    assertRefused(GamePosition.of(HEAPS + ",last=loses", "0-0-0 2"), move, "game-over");
    assertRefused(GamePosition.of("triangle", "0-0-0-0-0-0-0-0 2"), move, "game-over");
  }

  @Test
  void nothingCanBeTakenFromAnEmptyHeap() {
    GamePosition given = GamePosition.of(HEAPS, "0-3-4 1");

    assertRefused(given, "1:1", "heap-empty", "a1", "b1");
    assertRefused(given, "1:3", "heap-empty", "a1", "b1");
  }

  @Test
  void heapEmptyComesBeforeTooManyAndNotEnough() {
    assertRefused(GamePosition.of(HEAPS, "0-3-4 1"), "1:4", "heap-empty", "a1", "b1");
    assertRefused(GamePosition.of(HEAPS, "0-3-4 1"), "1:99", "heap-empty", "a1", "b1");
  }

  @Test
  void aMoveTakesAtMostTheMaximum() {
    assertRefused(GamePosition.start(HEAPS), "3:4", "too-many", "a3", "b3", "c3", "d3");
    assertRefused(GamePosition.start("heaps:sizes=2,max=1"), "1:2", "too-many", "a1", "b1");
    assertThat(GamePosition.start("heaps:sizes=2-3-4").reason("3:4")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void tooManyComesBeforeNotEnough() {
    assertRefused(GamePosition.start(HEAPS), "1:4", "too-many", "a1", "b1");
    assertRefused(GamePosition.of(HEAPS, "1-3-4 2"), "1:99", "too-many", "a1", "b1");
  }

  @Test
  void noMoreBallsCanBeTakenThanTheHeapHolds() {
    assertRefused(GamePosition.start(HEAPS), "1:3", "not-enough", "a1", "b1");
    assertRefused(GamePosition.of(HEAPS, "2-1-4 2"), "2:2", "not-enough", "a2", "b2", "c2");
    assertRefused(GamePosition.start("triangle"), "1:99", "not-enough", "a1");
    assertThat(GamePosition.start("heaps:sizes=99").reason("1:99")).isEqualTo(GamePosition.LEGAL);
  }

  @Test
  void aHeapThatTheGameLacksIsEmpty() {
    HeapRules rules = HeapRules.of(HeapOptions.TRIANGLE);

    assertThat(rules.refusal(rules.start(), new HeapMove(9, 1)))
        .map(Refusal::reason)
        .contains(HeapReason.HEAP_EMPTY);
  }
}
